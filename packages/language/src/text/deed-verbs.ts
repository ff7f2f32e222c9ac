// The verbs of what people do for each other, and the nouns that stand for it.
import { englishKey } from "./english.ts";

/** Keys of the words of a name. */
export type Path = readonly string[];

export type Verb = {
  /** What the deed is called behind its object: "website" development. */
  readonly nouns: readonly string[];
  /** What it is called with one object alone, by the key of that. */
  readonly said: ReadonlyMap<string, Path>;
  /** What someone does who can do it at all. */
  readonly alone: Path | undefined;
  /** Whoever does it does that, whatever the object is: "teaches maths". */
  readonly isTrade: boolean;
};

// A verb, or several with the same nouns, the nouns, and behind ">" what it is called without an object; behind ">>" that with
// any object as well.
const nounsOfVerbs = `
build create: building development construction creation making production design
make: making development production creation design
develop: development
design: design
set: setup development
program: programming > programming
code: coding development > programming
fix repair mend: repair maintenance
maintain service: maintenance servicing repair
install: installation
assemble: assembly
draw: drawing illustration design > illustration
paint: painting
write: writing drafting > writing
scan digitise digitize: scanning digitisation >> scanning documents
edit: editing
proofread: proofreading editing >> proofreading
translate: translation >> translation
interpret: interpreting >> interpreting
record: recording editing production
film shoot: production filming shooting > videography
cut: cutting editing
sing: singing > singing
sew: sewing making >> sewing
knit: knitting >> textile production
weld: welding >> welding
cook: cooking > cooking
bake: baking making >> baking
brew: brewing
grow: growing farming growth
plant: planting
keep: keeping
breed raise herd: breeding farming herding
train coach: training coaching
teach: teaching training education >> teaching
drive: driving > professional driving
fly: flying piloting
guide: guiding
clean: cleaning > cleaning
lay: laying
renovate: renovation >> renovation
manage lead run plan arrange organise organize: management planning organisation
sell: sales selling > sales
market promote advertise: marketing advertising > marketing
negotiate: negotiation >> negotiation
buy procure source: procurement buying sourcing
import: import
export: export
analyse analyze: analysis
test: testing
research study: research
measure survey: measurement surveying
review audit: review auditing
predict forecast: prediction forecasting
track count: tracking management
process: processing
package pack: packaging
print: printing
treat heal: treatment medicine
ship forward: shipping freight
photograph: photography >> photography
`;

// A verb with one of these objects is called otherwise.
const saidOtherwise = `
take: photo picture photograph = photography
find get bring win attract: customer client buyer order contract distributor = sales
find get bring win: sponsor = sponsorship
find get bring attract: tourist guest visitor = tourism marketing
find: water = hydrogeology
manage run: project = project management
set build: server = system administration
sell: customer client company business = sales
sell: firm organisation organization = b2b sales
close: deal sale = sales
talk answer help serve support: customer client phone call question = customer service
keep do: book account = bookkeeping
manage lead run: people team staff worker person = team management
hire recruit: people staff engineer developer worker person = recruitment
train: people staff worker employee person = training
teach: child kid student people pupil = teaching
raise get attract: money fund funding capital investment = fundraising
pitch: investor = fundraising
manage handle run: money finance budget = financial management
write draw: contract agreement = contract drafting
register: company = company registration
register: trademark = trademark registration
fix: bug = software development
fix repair: phone = phone repair
fix repair: computer laptop = computer repair
fix repair: car truck = car repair
fix repair: pipe toilet = plumbing
fix repair: wiring light = electrical engineering
make build create: site website webpage = website development
make build create: app application = app development
make build create: web+app web+application = web development
build create: tool = software development
make build create develop: order+system ordering+system stock+system sales+system ticket+system = software development
audit check: book account statement = auditing
set make build create: shop store = online shop setup
draw make: logo = logo design
draw make: map = cartography
make: robot = robotics
write: text ad ads advert = copywriting
write: song = songwriting
run place: ad ads advert advertisement = paid ads
run manage handle: instagram tiktok = social media marketing
run manage: kitchen = kitchen management
cut: hair = hairdressing
do: nail = manicure
build: house building home = construction
paint: house wall room flat apartment = decorating
clean: house home room flat apartment window office floor shop carpet = cleaning services
print: catalogue catalog book brochure flyer leaflet poster magazine shirt tshirt = print production
drill dig: well = water wells
heat: house home building = home heating
store: goods = warehousing
organise organize plan: party anniversary = event management
find: worker staff employee = recruitment
grow: vegetable potato carrot tomato cucumber onion cabbage = vegetable growing
keep: bee = beekeeping
herd raise breed: sheep cattle goat animal = animal husbandry
treat heal: animal horse pet = veterinary medicine
massage: people person = massage therapy
care: child kid baby = childcare
predict forecast: price demand sale = predictive modelling
track count: stock inventory good = inventory management
put mount: solar panel = solar panel installation
lay: tile = painting and tiling
care: elderly patient = nursing
buy source: goods material = purchasing
build: brand = branding
interview: user = user research
build program: robot = robotics
fly: drone = drone piloting
measure: land = land surveying
guide: tourist = tour guide
sew: clothes clothing dress = sewing
make: felt = felt making
work: wood timber = carpentry
work: leather = leather processing
drive: truck car bus taxi lorry = professional driving
deliver: food parcel goods order = delivery operations
ship send: good container cargo load = freight forwarding
know understand handle clear do: customs = customs clearance
run keep: greenhouse = greenhouse growing
design: machine = mechanical design
design: building house = architecture
`;

const irregular = `
build built; make made; draw drew drawn; write wrote written; film filmed; shoot shot; take took taken; cut; sing sang sung; sew sewn; knit;
grow grew grown; keep kept; breed bred; teach taught; drive drove driven; fly flew flown; lay laid; lead led; run ran; sell sold; buy bought; find found;
get got; bring brought; win won; do did done; know knew known; understand understood; send sent; put; set; hold held`;

/** Short verbs double their last letter. */
const doubling = /^(?:program|cut|set|run|knit|get|win|plan|ship)$/;

function readVerbs(): Map<string, Verb> {
  const otherwise = Map.groupBy(saidOtherwise.trim().split("\n").flatMap(readSaid), ({ verb }) => verb);
  const said = (verb: string) =>
    new Map(otherwise.get(verb)?.flatMap(({ objects, path }) => objects.map((object) => [object, path])));
  const known = new Map<string, Omit<Verb, "said">>([...otherwise.keys()].map((verb) => [verb, without]));
  for (const line of nounsOfVerbs.trim().split("\n")) {
    const [names = "", rest = ""] = line.split(": ");
    const [nouns = "", alone] = rest.split(/ >>? /);
    for (const name of names.split(" "))
      known.set(name, {
        nouns: nouns.split(" "),
        alone: alone === undefined ? undefined : pathOf(alone),
        isTrade: rest.includes(" >> "),
      });
  }
  return new Map([...known].map(([verb, rest]) => [verb, { ...rest, said: said(verb) }]));
}

const without = { nouns: [], alone: undefined, isTrade: false };

function readSaid(line: string) {
  const [verbs = "", objects = "", name = ""] = line.split(/: | = /);
  return verbs.split(" ").map((verb) => ({
    verb,
    objects: objects.split(" ").map((object) => object.split("+").map(englishKey).join(" ")),
    path: pathOf(name),
  }));
}

function pathOf(name: string): Path {
  return name.split(" ").map(englishKey);
}

function readForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const entry of irregular.split(";")) {
    const [verb = "", ...others] = entry.trim().split(/\s+/);
    for (const form of others) forms.set(form, verb);
  }
  for (const verb of verbs.keys()) for (const form of regularForms(verb)) forms.set(form, verb);
  for (const adjective of ["organised", "organized", "managed"]) forms.delete(adjective);
  return forms;
}

function regularForms(verb: string): string[] {
  const stem = /[^e]e$/.test(verb) ? verb.slice(0, -1) : doubling.test(verb) ? verb + verb.slice(-1) : verb;
  const past = verb.endsWith("y") && !/[aeo]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const third = /(?:ch|sh|ss|o)$/.test(verb)
    ? `${verb}es`
    : verb.endsWith("ly")
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return [verb, third, `${stem}ing`, past];
}

/** What is done: "kept", "designed". */
function readParticiples(): Set<string> {
  const irregulars = irregular.split(";").map((entry) => entry.trim().split(/\s+/));
  const regular = [...verbForms.keys()].filter((form) => form.endsWith("ed"));
  return new Set([...regular, ...irregulars.map((forms) => forms.at(-1) ?? "")]);
}

export const verbs: ReadonlyMap<string, Verb> = readVerbs();
/** Each form of a verb with the verb. */
export const verbForms: ReadonlyMap<string, string> = readForms();
export const participles: ReadonlySet<string> = readParticiples();
