// What a team says it has never had, does badly or has lost.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("what is lacked", () => {
  test.each(
    readTable(`
Somebody who knows accounting is what the company lacks. | accounting
If we find an accountant we can open in spring. | accountant-role
We do not have anybody who knows accounting. | accounting
We would be glad about someone who does accounting. | accounting
Whoever can do our accounting, call us. | accounting
Who knows how to do accounting? | accounting
An accountant is welcome. | accountant-role
Our website is terrible. | websites-topic
Our website is falling apart. | websites-topic
We give shares to whoever can do accounting. | accounting
Вэб хийх хүн байхгүйгээс болж хоцордог. | web-development
An accountant is the one person we have never had. | accountant-role
What is missing in the house is accounting. | accounting
Nobody in the house has ever done accounting. | accounting
No one here knows accounting. | accounting
Our accounting is weak, and the bank has noticed. | accounting
In accounting we are blind. | accounting
When it comes to accounting we are lost. | accounting
The owner would share profit with an accountant. | accountant-role
With an accountant on board we would sleep better. | accountant-role
If only somebody took over accounting. | accounting
Until now accounting was nobody's job. | accounting
Our accountant went abroad last autumn. | accountant-role
Our welder has since gone to Korea. | welder
Our accountant is on maternity leave. | accountant-role
We have been without an accountant since spring. | accountant-role
We would back an accountant who dares to start. | accountant-role
A seat is kept for an accountant. | accountant-role
We fail at accounting every spring. | accounting
An accountant is needed more than another lawyer. | accountant-role
What would help us most is an accountant. | accountant-role
What is missing: somebody who knows accounting. | accounting
What we cannot do is accounting and tax. | accounting
If you are good at accounting and patient, let's talk. | accounting
Neither of us is an accountant. | accountant-role
Missing are accounting and sales. | accounting
What's missing: somebody who knows accounting. | accounting
A welder who keeps deadlines and a person who sells to schools, that's what I am after. | welder
We don't have an accountant, a till system or a plan. | accountant-role
What I don't bring is accounting. | accounting
Two things are open: accounting and the shop. | accounting
Санхүү, орчуулга, борлуулалтад муу. | translation
Төлбөр тооцоо, орчуулга хоёр л хэцүү байна. | translation
Борлуулах талаар мэддэг хүн, гагнуурчин хоёртой баг болмоор байна. | welder
Эвлүүлэгч, орчуулагчийн туслах авна. | translator-role
Who can help me with accounting? | accounting
The hard parts are the forms and accounting. | accounting
I prefer a welder who has worked abroad. | welder
Орчуулагч, гагнуурчин хоёр олдвол маргааш эхэлнэ. | translator-role
Манай 9 гагнуурчин ирэх 5 сард нэмж авна. | welder
Вэб сайтаа шинэчилмээр байна. | websites-topic
We have no translator in house. | translator-role
This position will be our head of growth. | digital-marketer
I would happily work on the press with a welder. | welder
We would love to meet translators. | translator-role
Компьютер, борлуулалт дээр тааруухан. | sales
Paired with a salesperson I could start tomorrow. | salesperson
Give me somebody for sales and I build the rest. | sales
Next to me there should be a marketer. | marketer
I would rather have a partner for sales. | sales
My other half would be a salesperson. | salesperson
We know that our marketing should be better. | marketing
We ought to do something about marketing. | marketing
Нягтлан бодох бүртгэлээ цэгцлэх хэрэгтэйгээ ойлгосон. | accounting
Нягтлан бодох бүртгэл дээр бид сул. | accounting
Орчуулга тал дээр бид тааруу. | translation
Нягтлан бодох бүртгэл манай сул тал хэвээр. | accounting
Орчуулга мэддэг хүнгүйгээр урагшлахгүй нь. | translation
Орчуулга хийдэг хүн маань өнгөрсөн намар гадаад явсан. | translation
Орчуулга хийдэг хүн маань намар явснаас хойш өөрсдөө суудаг. | translation
Орчуулга дээр гацаад байна. | translation
Орчуулга дээр л зовдог. | translation
Орчуулгын тал дээр хамтрах нэгэнтэй болмоор. | translation
Борлуулалтын хүн дутмаг. | sales
Гагнуурчны суудал хоосон. | welder
Дизайнер жирэмсний чөлөөнд гарсан тул яарч байна. | designer
Дизайнераа алдсанаас хойш захирал өөрөө зурдаг болсон. | designer
Гагнуур мэддэг бол бүр сайн. | welding
Орчуулгыг надаас илүү мэддэг хүн орж ирээсэй. | translation
Автоматжуулалтын хүнтэй хослох юм бол хүлэмж босгож болно. | industrial-automation
Маркетинг мэддэг хүнтэй хамтарвал хурдан өснө. | marketing
Нягтлантай нэгдэж байж л жинхэнэ компани болно. | accountant-role
Зарж чаддаг хүнээ олчихвол эхэлчихнэ. | sales
Миний дутуу тал бол борлуулалт. | sales
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
An accountant is needed more than another lawyer. | lawyer
Whoever can do accounting sleeps well. | accounting
The lady who can do accounting. | accounting
We need an accountant rather than a lawyer. | lawyer
Our designer went to the fair with the drawings. | designer
The teeth of our guests are weak, so we do design. | design
We give back to the designer what is left. | designer
I was paired with a nurse for three years. | nurse-role
Our clients are lost without an accountant. | accountant-role
Нягтлан бодогч байвал хуульчаас илүү хэрэгтэй. | lawyer
Жилд 900 орчим иргэний хэрэг. | litigation
Эмч дутмаг сумдад үйлчилдэг. | doctor
Манай суман дээр эмч муу ярьдаг. | doctor
Дизайнертай өдөр бүр ажилладаг. | designer
Хэрэглэгчид дизайнер дээр зовдог. | designer
Орчуулагч чөлөөнд гарсан хүүхдэд хичээл заадаг. | translator-role
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

test.each(
  readTable(`
Back ends and machine learning belong to partners. | machine-learning
Marketing we pass on to friends. | marketing
Translation we hand over to other agencies. | translation
`),
)("“$text”: $concept is of others", (row) => expect(roleIn(row)).toBe("aside"));
