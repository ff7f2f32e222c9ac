/** From where a word begins: tried from each of its letters, a long one without an @ takes a second. */
const email = /(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}/u;

/** Of a mobile telephone in Mongolia, or with the code of a country; a round sum of money is neither. */
const phone = /(?<!\d)(?:[689]\d{3}[ -]?(?!\d?000)\d{4}|\+\d[\d ()-]{7,}\d)(?!\d)/u;

/** Whether a text that everyone reads has an address or a telephone number in it. */
export function hasPrivateContact(text: string): boolean {
  return email.test(text) || phone.test(text);
}
