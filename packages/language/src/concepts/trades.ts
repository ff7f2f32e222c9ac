// Hand-written concept graph: money, compliance, trades, land, food, care and everyday ways of saying, beside the other files. Plain text, see the @kind sections below.
export const trades = `
@skill

# ---------------------------------------------------------------------------
# Payments, lending, funds
# ---------------------------------------------------------------------------

payment-operations
en: payment operations; settlement operations; payment transaction processing
mn: төлбөрийн үйл ажиллагаа; төлбөр тооцооны үйл ажиллагаа; гүйлгээ боловсруулах; төлбөр тооцооны хяналт
also: clearing and settlement; payment support; төлбөрийн гүйлгээ; гүйлгээний хяналт; клиринг; банк хоорондын гүйлгээ
tag: settlement; clearing; transactions; гүйлгээ; payouts
broader: payments; operations
related: reconciliation

mobile-money
en: mobile money; mobile wallet operations; agent banking; electronic money
mn: мобайл мөнгө; цахим мөнгө; гар утсаар төлөх үйлчилгээ; хэтэвчийн үйл ажиллагаа
also: e-money; M-Pesa; mobile wallets; cash-in cash-out; airtime top-up; утасны цэнэглэлт; хэтэвч; top-up; agent network; агентын сүлжээ
broader: payments

merchant-acquiring
en: merchant acquiring; merchant acquisition; merchant services; merchant onboarding
mn: мерчант үйлчилгээ; мерчант холбох; мерчант бүртгэл; худалдааны байгууллагыг төлбөрт холбох
also: merchant network; merchant sales; merchant accounts; merchant support; мерчантын гэрээ; мерчантын сүлжээ; ПОС байршуулах; payment acceptance; acquirer; эквайринг; payment terminals; төлбөрийн терминал
tag: merchants; мерчант
broader: payments
related: b2b-sales; account-management

card-operations
en: card operations; card issuing; card programme management; chargeback handling
mn: картын үйл ажиллагаа; карт гаргалт; картын бүтээгдэхүүн; картын маргаан шийдвэрлэх
also: card schemes; virtual cards; виртуал карт; card personalisation; ATM operations; АТМ-ийн үйлчилгээ; банкомат; interchange fees; card fraud operations; карт гаргах
tag: chargeback; cards; interchange; Visa and Mastercard; prepaid cards; debit cards; credit cards; кредит карт
broader: payments
related: banking

remittance-operations
en: remittance operations; cross-border payments; remittance corridors
mn: гуйвуулгын үйлчилгээ; хил дамнасан төлбөр; гадаад гуйвуулгын үйл ажиллагаа
also: international payments; overseas payments; correspondent accounts; nostro accounts; ностро данс; SWIFT payments; SWIFT messages; SWIFT network; remittance; мөнгөн гуйвуулга
tag: гуйвуулга
broader: payments
related: foreign-exchange; aml-kyc

subscription-billing
en: recurring billing; usage-based billing; subscription invoicing
mn: сар бүрийн төлбөр тооцоо; тогтмол төлбөр татах; хэрэглээгээр төлбөр тооцох
also: recurring payments; metered billing; direct debit; автомат төлбөр суутгал; revenue recognition; орлого хүлээн зөвшөөрөх; тогтмол төлбөр таталт; Chargebee
tag: billing; subscriptions
broader: payments
related: bookkeeping-data; saas

escrow-services
en: escrow; client money safeguarding
mn: эскроу; баталгаат төлбөрийн үйлчилгээ
also: safeguarding of funds; client funds; харилцагчийн мөнгө хадгалалт; notary deposit; харилцагчийн мөнгө хадгалах
broader: payments
related: contract-law

cash-logistics
en: cash logistics; cash-in-transit; cash collection
mn: инкассаци; мөнгө тээвэрлэлт; бэлэн мөнгөний эргэлт
also: cash vault; cash replenishment; мөнгөн тэмдэгт тоолох; бэлэн мөнгөний үйлчилгээ; мөнгө тээвэрлэх; ATMs; АТМ; сейф
broader: banking
related: security-services; treasury

ledger-systems
en: ledger systems; double-entry ledger; core ledger; ledger design
mn: дансны бүртгэлийн систем; леджер систем; давхар бичилтийн систем; ерөнхий дэвтрийн систем
also: accounting engine; ledger database; ledger engineering; chart of accounts; дансны төлөвлөгөө
tag: ledger; леджер; ерөнхий дэвтэр
broader: fintech-development
related: accounting; reconciliation

credit-policy
en: credit policy; credit decisioning; credit committee work; credit underwriting rules
mn: зээлийн бодлого; зээлийн хороо; зээлийн шийдвэр гаргалт; зээл шийдвэрлэх
also: credit rules; credit strategy; affordability checks; risk-based pricing; төлбөрийн чадвар тооцох; decision engine; зээлийн дүгнэлт; credit memo; зээлийн шийдвэр гаргах; зээл шийдвэрлэлт
tag: credit
broader: credit-risk
related: lending; credit-scoring

loan-servicing
en: loan servicing; loan administration
mn: зээлийн эргэн төлөлтийн хяналт; зээлийн багцын хяналт; зээлийн бүртгэл хяналт; зээлийн дараах хяналт
also: loan operations; repayment schedules; эргэн төлөлтийн хуваарь; portfolio monitoring; loan restructuring; loan file review; зээлийн хувийн хэрэг; loan book
broader: lending
related: debt-collection

collateral-management
en: collateral management; collateral valuation; security registration
mn: барьцаа хөрөнгийн удирдлага; барьцааны үнэлгээ; барьцааны бүртгэл; барьцаа хөрөнгө
also: pledge registry; барьцааны гэрээ; collateral monitoring; foreclosed assets; барьцаа борлуулах
broader: lending
related: valuation; contract-law

credit-guarantees
en: credit guarantees; guarantee schemes; portfolio guarantees
mn: зээлийн батлан даалт; батлан даалтын сан; зээлийн баталгаа
also: guarantee fund; батлан даалт; guarantee underwriting; ЗБДС
broader: lending
related: credit-risk

lease-structuring
en: lease structuring; finance leases; operating leases; equipment leasing
mn: лизингийн нөхцөл боловсруулах; санхүүгийн түрээсийн бүтээгдэхүүн; үйл ажиллагааны түрээс; тоног төхөөрөмжийн лизинг
also: lease origination; vehicle leasing; автомашины лизинг; sale and leaseback; residual value; asset finance; хөрөнгийн лизинг; rent-to-own; lease accounting; asset leasing; хөрөнгө түрээслүүлэх
broader: leasing-factoring
related: pricing; financial-modelling

savings-cooperatives
en: cooperative savings; savings and credit cooperatives; village savings groups
mn: ХЗХ-ны үйл ажиллагаа; хадгаламжийн бүлэг; хадгаламж зээлийн хоршооны үйл ажиллагаа; хоршооны хадгаламж
also: savings cooperative; member deposits; гишүүдийн хадгаламж; rotating savings; savings group; deposit mobilisation; хадгаламж татах; хадгаламж зээлийн сан
broader: microfinance
related: cooperative-management

financial-inclusion
en: financial inclusion; inclusive finance; rural finance
mn: санхүүгийн хүртээмж; санхүүгийн үйлчилгээний хүртээмж; хөдөөгийн санхүүжилт
also: unbanked customers; financial access; women's finance; агент банк; agricultural finance; хөдөө аж ахуйн санхүүжилт; agricultural lending; agri finance; farmer finance
broader: finance
related: microfinance; personal-finance

catastrophe-modelling
en: catastrophe modelling; climate risk modelling
mn: гамшгийн эрсдэлийн загварчлал; уур амьсгалын эрсдэлийн загварчлал; гамшгийн хохирлын тооцоо
also: loss modelling; exposure data; physical climate risk; dzud risk models; зудын эрсдэлийн загвар
broader: risk-modelling; actuarial
related: agricultural-insurance; climate-change

due-diligence
en: due diligence
mn: хөрөнгө оруулалтын өмнөх шалгалт (дью дилиженс); дью дилиженс; хөрөнгө оруулалтын өмнөх шалгалт; санхүү хуулийн магадлан шинжилгээ; компанийн магадлан шалгалт
also: background checks on companies; integrity checks; due-dilligence
broader: mergers-acquisitions
related: financial-analysis; legal; venture-capital

deal-structuring
en: deal structuring; transaction advisory; deal execution
mn: хэлцлийн зөвлөгөө; хэлцлийн нөхцөл боловсруулах; хөрөнгө оруулалтын хэлцэл
also: deal sourcing; deal flow; deal terms; shareholder loans; convertible notes; хөрвөх зээл; structured finance; joint venture structuring; хамтарсан компанийн бүтэц; хэлцлийн нөхцөл боловсруулалт
broader: mergers-acquisitions
related: venture-capital; negotiation; contract-law

fund-management
en: fund management; fund administration; fund operations; fund accounting
mn: сангийн удирдлага; сангийн үйл ажиллагаа; сан удирдах; сангийн нягтлан бодох бүртгэл
also: limited partners; capital calls; fund structuring; fund formation; сангийн менежмент; сан байгуулах; family office; endowment management; hedge funds; pension funds; mutual funds; ETF fund; fund of funds
tag: funds
broader: investment
related: investor-reporting

project-finance
en: project finance; infrastructure finance; loan syndication; structured lending
mn: төслийн санхүүжилт; дэд бүтцийн санхүүжилт; хамтарсан зээл; синдикат зээл
also: syndicated loan; financial close; концесс; концессын гэрээ; PPP finance; export credit agency; development bank loans; EBRD projects; EBRD-ийн төсөл
tag: syndication; concession; EBRD; IFC; ADB; АХБ
broader: finance
related: financial-modelling; lending; feasibility-study

climate-funds
en: climate finance; climate funds; carbon funds; green funds
mn: уур амьсгалын санхүүжилт; уур амьсгалын сан; карбон сан; ногоон сан
also: adaptation fund; blended finance; холимог санхүүжилт; climate investment; green taxonomy; ногоон таксономи
broader: carbon-finance
related: climate-change; fundraising-ngo; fund-management

carbon-projects
en: carbon projects; carbon credit verification
mn: карбон төсөл; нүүрстөрөгчийн төсөл боловсруулах; карбон кредит баталгаажуулах; нүүрстөрөгч шингээлтийн төсөл
also: Gold Standard; REDD+; project design document; carbon removal; soil carbon; хөрсний нүүрстөрөгч; grassland carbon; biochar; Verified Carbon Standard; CDM; carbon registry; нүүрстөрөгч
broader: carbon-finance; climate-change

insolvency
en: insolvency; bankruptcy; debt restructuring; liquidation
mn: дампуурал; төлбөрийн чадваргүй байдал; өрийн дахин зохицуулалт; компани татан буулгах
also: creditor negotiations; зээлдүүлэгчтэй хэлэлцээр хийх; winding up; дампуурлын хэрэг; татан буулгах комисс; bankruptcy law; дампуурлын хууль; restructuring advice
broader: legal
related: debt-collection; litigation; business-continuity

# ---------------------------------------------------------------------------
# Law, licences, compliance
# ---------------------------------------------------------------------------

financial-licensing
en: financial licensing; money transmitter licensing; financial services authorisation; payment licence applications
mn: санхүүгийн тусгай зөвшөөрөл; төлбөр тооцооны лиценз; мөнгө гуйвуулгын зөвшөөрөл; цахим мөнгөний зөвшөөрөл
also: money transmission; PSD2; banking licence; банкны лиценз; ББСБ-ын зөвшөөрөл; lending licence; remittance licensing; regulatory licensing; гуйвуулгын лиценз; non-bank financial licence; non-bank lender
tag: FCA; MTL; EMI
broader: licensing-permits; banking-law
related: payments; compliance

regulator-relations
en: regulator relations; regulatory engagement; dealing with regulators; working with regulators
mn: зохицуулагч байгууллагатай харилцах; зохицуулагчтай ажиллах; хяналтын байгууллагатай харилцах; хяналт шалгалтад бэлтгэх
also: supervisory reporting; central bank relations; inspection readiness; зохицуулах хороотой ажиллах; зохицуулагч байгууллага; regulatory submissions; sandbox applications
tag: regulator; зохицуулалт; regulation
broader: compliance; government-relations

regulatory-monitoring
en: regulatory monitoring; regulatory change management; horizon scanning
mn: хууль тогтоомжийн өөрчлөлт хянах; зохицуулалтын өөрчлөлт; эрх зүйн орчны судалгаа
also: legislative monitoring; legal updates; compliance calendar; тайлангийн хугацаа хянах
broader: compliance
related: legal-research-drafting

data-protection
en: data protection policies; personal data processing; data privacy
mn: мэдээлэл хамгаалал; мэдээлэл хамгаалах; өгөгдөл хамгаалалт; хувь хүний мэдээлэл хамгаалах
also: data protection impact assessment; DPIA; records of processing; data subject requests; consent forms; зөвшөөрлийн маягт; data retention; data processing agreements; өгөгдөл хамгаалах; хувийн мэдээлэл хамгаалах; хувийн мэдээллийн хамгаалалт; data protection; personal data protection; GDPR
tag: personal data
broader: compliance; security-governance
related: privacy-engineering; technology-law

consumer-protection
en: consumer protection; consumer rights; complaints and redress
mn: хэрэглэгчийн эрхийг хамгаалах; хэрэглэгчийн гомдол шийдвэрлэх; хэрэглэгчийн эрх ашиг
also: consumer law; fair advertising rules; advertising compliance; сурталчилгааны хууль; product liability; бүтээгдэхүүний хариуцлага; terms and conditions review; хэрэглэгчийн гомдол шийдвэрлэлт
tag: хэрэглэгчийн эрх
broader: compliance
related: legal; customer-service

competition-law
en: competition law; antitrust; merger control
mn: өрсөлдөөний эрх зүй; шударга өрсөлдөөн; өрсөлдөөний хууль
also: ШӨХТГ; dominant position; давамгай байдал; state aid
broader: legal
related: compliance

construction-law
en: construction law; construction contracts; claims and variations
mn: барилгын эрх зүй; барилгын гэрээ; барилгын маргаан
also: FIDIC; ФИДИК; contract administration construction; extension of time; delay claims; гүйцэтгэгчийн гэрээ
broader: legal
related: contract-law; construction-management

tenancy-law
en: tenancy law; landlord and tenant law; rental law
mn: түрээсийн эрх зүй; түрээсийн харилцаа; орон сууц хөлслөх эрх зүй; түрээсийн маргаан
also: tenancy agreements; tenancy disputes; eviction; tenant rights; түрээслэгчийн эрх; commercial leases; lease negotiation; албадан гаргах; албадан гаргалт; түрээсийн хууль; түрээсийн эрх; tenancy rights
tag: tenancy
broader: real-estate-law
related: contract-law; tenant-relations

land-acquisition
en: land acquisition; land access; resettlement planning
mn: газар чөлөөлөлт; нүүлгэн шилжүүлэлт; газар олголт
also: land compensation; нөхөн олговор; right of way; land titling; site acquisition; талбай сонголт; site selection; газар олгох; талбай сонгох; газар эзэмших эрх; газрын гэрчилгээ; land registration; land title registration; газар эзэмших; resettlement; rezoning; газар чөлөөлөх
tag: ГХЯ
broader: real-estate-law
related: community-liaison; real-estate-management

rights-management
en: rights management; royalty administration; copyright collecting; neighbouring rights
mn: зохиогчийн эрхийн менежмент; роялти тооцоо; хамаарах эрх; зохиогчийн гэрээ
also: sync licensing; mechanical rights; performing rights; collective management; эрхийн хамтын удирдлага; хөгжмийн эрх; film rights; book rights; translation rights; image rights; rights clearance; хөгжмийн каталог
broader: intellectual-property
related: music-business; publishing; ip-licensing

credential-recognition
en: recognition of qualifications; professional recognition abroad; licensing of health workers
mn: диплом хүлээн зөвшөөрүүлэх; мэргэжлийн зэрэг хүлээн зөвшөөрүүлэх; мэргэжлийн эрх хүлээн зөвшөөрөх
also: nurse recognition; recognition procedures; diploma equivalency; дипломын баталгаажуулалт; нострификаци; licence exams abroad; credential evaluation; degree verification
broader: overseas-employment
related: immigration-law; higher-education

workplace-language
en: workplace language training; language for care workers; business English teaching
mn: ажлын байрны хэлний сургалт; ажлын англи хэл; мэргэжлийн хэлний сургалт; асрагчдад зориулсан хэлний сургалт
also: workplace English; English for mining; German for care; Korean for workers; EPS preparation; medical English; анагаахын англи хэл; corporate language courses
broader: language-teaching
related: training

ip-licensing
en: IP licensing; technology licensing; brand licensing; technology transfer
mn: оюуны өмчийн лиценз; брэндийн лиценз; патентын лиценз
also: licensing deals; university spin-offs; character licensing; royalty; роялти; licence agreements; merchandising rights; technology commercialisation; технологи арилжих; технологи дамжуулалт; технологийн лиценз
broader: intellectual-property
related: franchising; contract-law

product-conformity
en: product conformity; product compliance; product safety requirements
mn: бүтээгдэхүүний тохирол; бүтээгдэхүүний нийцэл; тохирлын баталгаажуулалт; техникийн зохицуулалт
also: declaration of conformity; technical file; CE marking; CE mark; CE тэмдэг; EAC marking; product safety testing; market surveillance; safety of toys; GOST; JIS; KC mark; CCC mark; EAC mark
tag: CE; UL; conformity; тохирол; EAC; CCC; IEC; IEEE; ANSI; JAS
broader: quality-standards; compliance
related: export-certification; testing-certification

chemical-compliance
en: chemical regulation; REACH compliance; safety data sheets; hazardous substances
mn: химийн бодисын зохицуулалт; химийн бодисын бүртгэл; химийн аюулгүй байдлын хуудас; химийн хорт болон аюултай бодис
also: SDS; MSDS; GHS labelling; restricted substances; cosmetic product regulation; гоо сайхны бүтээгдэхүүний бүртгэл; heavy metals testing
tag: REACH; RoHS; CLP
broader: product-conformity
related: chemistry; occupational-safety

organic-certification
en: organic certification; organic standards; organic inspection
mn: органик гэрчилгээ; органик баталгаажуулалт; органик стандарт; органик үйлдвэрлэл
also: certified organic; EU organic; USDA Organic; participatory guarantee; оролцооны баталгаажуулалт; organic conversion; органик хүнсний тухай; wild harvest certification; органик баталгаажуулах; GlobalG.A.P.; GlobalGAP; Rainforest Alliance
tag: organic; органик
broader: export-certification
related: soil-science; crop-farming

halal-certification
en: halal certification; halal certificate; halal slaughter
mn: халал гэрчилгээ; халал баталгаажуулалт; халал нядалгаа
also: halal audit; halal export; halal standards; kosher certification; кошер; халал баталгаажуулах
tag: halal; халал
broader: export-certification
related: meat-processing; food-safety

textile-standards
en: textile standards; textile certification; fibre certification
mn: нэхмэлийн стандарт; нэхмэлийн гэрчилгээ; ноолуурын гэрчилгээ; тогтвортой ноолуурын стандарт
also: OEKO-TEX; Responsible Wool Standard; Sustainable Fibre Alliance; Global Recycled Standard; animal welfare certification; eco textile
tag: GOTS; RWS; GRS; SFA
broader: quality-standards; export-certification
related: textile-production; cashmere-sourcing

ethical-sourcing
en: ethical sourcing; fair trade; social audits; supply chain due diligence
mn: хариуцлагатай хангамж; шударга худалдаа; нийгмийн аудит; нийлүүлэгчийн ёс зүйн шалгалт
also: Fairtrade certification; B Corp certification; modern slavery statement; conflict minerals; responsible supply chains; FSC certification; chain of custody; RSPO; SA8000; SMETA; Sedex; PEFC
tag: Fairtrade; B Corp; FSC
broader: procurement; compliance
related: cashmere-sourcing

food-regulation
en: food regulation; food law; food product registration; food import rules
mn: хүнсний зохицуулалт; хүнсний хууль; хүнсний бүтээгдэхүүний бүртгэл; хүнсний импортын зөвшөөрөл
also: novel food; health claims; nutrition claims; additive approval; FDA food facility; тэжээлийн бүртгэл; food fraud; хүнсний зөвшөөрөл; food permits
broader: compliance; food-safety
related: food-labelling; customs-documents

export-controls
en: export controls; sanctions compliance; dual-use goods
mn: экспортын хяналт; хориг арга хэмжээ; давхар зориулалтын бараа
also: export licence; экспортын лиценз; trade sanctions; end-user certificate; origin rules; rules of origin; тариф бус хориг; tariff classification; гаалийн барааны ангилал
tag: sanctions
broader: compliance; export-import
related: customs; aml-kyc

audit-readiness
en: audit preparation; certification preparation; audit readiness
mn: аудитад бэлтгэх; баталгаажуулалтад бэлтгэх; магадлан итгэмжлэлд бэлтгэх; аудитын бэлтгэл
also: mock audit; evidence collection for audits; corrective actions; зөрчил арилгах; internal ISO audit; document control for audits
broader: quality-standards; compliance
related: internal-audit

radiation-safety
en: radiation safety; radiation protection; dosimetry
mn: цацрагийн аюулгүй байдал; цацрагийн хамгаалалт; цацрагийн хяналт
also: nuclear safety; цөмийн аюулгүй байдал; dose monitoring; radioactive sources; radiation; цацраг
broader: occupational-safety
related: medical-imaging; environmental-management

# ---------------------------------------------------------------------------
# Garments, felt, leather, moulds
# ---------------------------------------------------------------------------

clothing-construction
en: clothing design and construction; garment pattern design; flat pattern drafting
mn: хувцасны загвар ба конструкц; загвар зохион бүтээлт; хувцасны конструкц; загвар эсгүүрийн зураг
also: pattern cutting; pattern drafting; pattern grading; draping; fashion CAD; 3D хувцас загварчлал; made to measure; захиалгат загвар; CLO 3D; 3D fashion; digital fashion
tag: CLO
broader: pattern-making; fashion-design

garment-technology
en: garment production; garment technology; garment technologist; apparel production; garment engineering
mn: хувцас үйлдвэрлэл; оёдлын технологи; оёдлын технологич; хувцасны технологи; оёдлын үйлдвэр
also: tech pack; fit sessions; garment fitting; size charts; хэмжээний хүснэгт; apparel sourcing; garment sourcing; оёдлын үйлдвэрийн технологи; garment quality control; outdoor clothing; down jackets; sportswear production; майхан оёдол; school uniforms production; Juki; Brother machines; Gerber; Lectra; Optitex; оёдлын машин; industrial sewing machines; overlock; оверлок; Tajima; Barudan; Wilcom; garment manufacturing; garment factory
broader: sewing
related: textile-production; pattern-making; quality-management

garment-samples
en: garment samples; sample sewing; sample room
mn: загварын дээж оёх; дээж оёдол; хувцасны дээж бэлтгэх
also: sample machinist; sample maker; salesman samples; цувралын өмнөх дээж; pre-production samples; prototype garments; colour swatches; өнгө үзүүлэн
broader: sewing
related: garment-technology; new-product-development

industrial-felt
en: felt manufacturing; industrial felt; felt panels; wool insulation production
mn: эсгийний үйлдвэрлэл; эсгий үйлдвэрлэл; эсгий хавтан; гэрийн эсгий үйлдвэрлэх
also: nonwoven; wool felt production; felt boots production; needle punch; ноосон дулаалга үйлдвэрлэх; felt machine; felt footwear; acoustic felt
broader: felt-making; textile-production

saddlery
en: saddlery; harness making; tack making
mn: эмээл урлал; эмээлчин; хазаар ногт урлах; морины тоног хэрэгсэл
also: horse tack; saddle repair; сур элдэх; эмээл; хазаар; ногтой; ногт; bridles; ташуур; дөрөө; чөдөр; уурга; аргамж
broader: leather-product-making

fur-processing
en: fur processing; sheepskin processing
mn: үслэг эдлэл урлах; үслэг арьс боловсруулалт; нэхий боловсруулалт; нэхий дээл оёх
also: fur dressing; дотортой дээл; үслэг малгай хийх; хурганы арьс; үслэг арьс боловсруулах; furrier; fur coats; үслэг эдлэл
broader: hides-leather
related: sewing

mould-making
en: mould making; tooling design; jigs and fixtures
mn: хэв хийх; пресс хэв; цутгуурын хэв; хэв зохион бүтээх
also: mold maker; die making; injection mould design; mould tools; silicone moulds; силикон хэв; хэв цутгалт; plaster moulds; гипсэн хэв; tool room; хэв засвар; хэв зохион бүтээлт
tag: tooling; moulds; molds
broader: machining
related: plastics-production; cad-design; metal-casting

metal-casting
en: metal casting; foundry work; die casting; sand casting
mn: металл цутгалт; цутгамал эдлэл; цутгуурын үйлдвэр; цутгуурчин
also: investment casting; lost wax casting; iron casting; aluminium casting; ширэм цутгах; casting defects; pattern shop; давтмал; дулааны боловсруулалт; металл цутгах; ширэм цутгалт; foundry; цутгуур; хайлуулах; MAGMASOFT; дархны ажил
tag: forging; дарх
broader: manufacturing
related: machining; jewellery

surface-coating
en: surface coating; powder coating; galvanising; corrosion protection
mn: гадаргын бүрхүүл; нунтаг будаг; цайрдах; зэврэлтээс хамгаалах
also: anodising; electroplating; industrial painting; sandblasting; chrome plating; coating inspection; anti-corrosion coating; rust protection; paints; adhesives; varnish; glue; будаг, лак; surface treatment; гадаргуу боловсруулах; protective coatings; enamel coating
tag: өнгөлөх; coatings; pigments; пигмент; plating; будаг; будах; хамгаалалт
broader: manufacturing
related: machining; chemistry; steel-structures; welding

stone-cutting
en: stone cutting; stonemasonry; gemstone cutting
mn: чулуу боловсруулалт; чулуун эдлэл; чулуун урлал; үнэт чулуу огтлох
also: marble; гантиг; granite work; боржин; хөшөө урлах; stone facade; чулуун өнгөлгөө; чулуу боловсруулах; үнэт чулуу огтлолт; stonemason; stone masonry; чулууны дархан; tombstones; чулуу зүсэгч; stonework; granite countertops; mosaics
tag: stone; mosaic; чулуу; мозайк
broader: handicrafts
related: jewellery; masonry-concrete

bookbinding
en: hand bookbinding; box making by hand
mn: ном хавтаслах; хавтаслалт; дэвтэр урлах
also: bookbinder; case binding; leather binding; судрын хавтас; handmade paper; гар цаас урлах; handmade notebooks; хавтаслах; ном үдэх; book binding
tag: хавтас
broader: handicrafts; print-production
related: paper-production

traditional-crafts
en: traditional Mongolian crafts; snuff bottle carving; ger furniture making
mn: уламжлалт урлал; нум сум урлах; хөөрөг урлах; гэрийн тавилга урлах
also: ger door painting; модон хээ будах; авдар; copper work; зэсийн дархан; хутга хийх; knife making; шагайн тоглоом урлах; тогоо цутгах; gunsmithing; даалин; flint; swordsmith; даруулга
broader: handicrafts; cultural-heritage

carpet-weaving
en: rug making; hand-knotted carpets; tapestry weaving
mn: хивс нэхэх; гар хивс; гобелен нэхэх; ширдэг ширэх
also: carpet making; rugs; тоорцог; ширмэл ширдэг; carpet design; хивсний дизайн; carpet repair; ханын хивс; kilim; tufting; tapestry
broader: textile-production
related: embroidery; industrial-felt

bone-horn-carving
en: bone and horn carving; horn carving; antler and bone work
mn: яс эвэр урлал; эвэр урлал; ясан эдлэл
also: эврээр урлах; эвэр товч; bone jewellery; ясан зүүлт; antler carving; эвэр сийлбэр
tag: bones; antler; horns; эвэр; яс
broader: handicrafts
related: wood-carving; jewellery

toy-making
en: toy making; puppet making; soft toys; toys
mn: тоглоом урлал; хүүхэлдэй урлах; зөөлөн тоглоом оёх; хүүхдийн тоглоом; тоглоом үйлдвэрлэл
also: felt toys; doll making; нэхмэл тоглоом; хөгжүүлэх тоглоом урлах; wooden blocks; figurines; scale models; model trains; model kits; toy design; тоглоом наадгай дизайн; хүүхдийн тоглоом зохион бүтээх
broader: handicrafts
related: kids-entertainment; wood-carving; carpentry

private-label
en: private label production; contract sewing; white label
mn: хувийн шошготой үйлдвэрлэл; захиалгат брэндийн үйлдвэрлэл; захиалгын үйлдвэрлэл
also: white labelling; co-packing; бусдын захиалгаар үйлдвэрлэх; OEM clothing
broader: manufacturing
related: branding; packaging

non-destructive-testing
en: non-destructive testing; weld inspection; NDT inspection
mn: үл эвдэх сорил; үл эвдэх шалгалт; гагнуурын хяналт
also: ultrasonic testing; хэт авиан шалгалт; radiographic testing; pressure vessel inspection; даралтат савны үзлэг; welding inspector; NDT level II; dye penetrant; ASNT; eddy current; phased array; дефектоскоп; magnetic particle; visual inspection
tag: NDT
broader: quality-management
related: welding; testing-certification

# ---------------------------------------------------------------------------
# Mining, machines, installing and repairing
# ---------------------------------------------------------------------------

blasting
en: blasting; blast design; blast management; explosives handling
mn: тэсэлгээний ажил; тэсэлгээ; тэсрэх бодисын аюулгүй ажиллагаа
also: blaster; shotfirer; explosives engineer; blast vibration; доргилтын хэмжилт; тэсэлгээний паспорт; explosives storage; тэсрэх материалын агуулах; emulsion explosives; Orica; Dyno Nobel
tag: AEL
broader: mining-engineering
related: mine-safety

mine-safety
en: mine safety; mine rescue; underground safety; mine ventilation
mn: уурхайн аюулгүй байдал; уурхайн аюулгүй ажиллагаа; уурхайн аврах алба; уурхайн агааржуулалт
also: gas monitoring; tailings safety; fatigue management; жолоочийн ядаргаа хянах; ground control; traffic management on site; метан хий; proximity detection; dust control; тоосжилт дарах
broader: occupational-safety
related: mining-engineering; emergency-management

slope-geotechnics
en: slope stability; geotechnical monitoring; rock mechanics
mn: налуугийн тогтворжилт; мөргөцгийн тогтворжилт; чулуулгийн механик; геотехникийн хяналт; далангийн тогтвортой байдал
also: slope monitoring; pit wall; ground support; landslides; хөрсний гулсалт; dam safety; далангийн аюулгүй байдал; tailings dam; хаягдлын далан; stability analysis of slopes; tailings management; хаягдлын сан
tag: tailings; далан
broader: geotechnical-engineering
related: mining-engineering

mine-closure
en: mine closure planning; land rehabilitation; biological reclamation
mn: уурхайн хаалтын төлөвлөлт; биологийн нөхөн сэргээлт; техникийн нөхөн сэргээлт; нөхөн сэргээлт хийх
also: mine rehabilitation planning; topsoil management; шимт хөрс хуулах; revegetation; ургамалжуулалт; acid mine drainage; mine water; уурхайн ус
tag: reclamation
broader: environmental-management
related: mining-engineering; soil-science

drilling-services
en: drilling services; drill rig operation; drilling supervision
mn: өрөмдлөгийн ажил; өрөмдлөгийн үйлчилгээ; өрмийн мастер; өрмийн машинист
also: diamond drilling; RC drilling; driller; өрөмчин; drilling fluids; directional drilling; geothermal drilling; core drilling; керн; contract drilling; гэрээт өрөмдлөг; borehole; mud logging; wireline; Boart Longyear; drill rig
tag: drilling; өрөмдлөг; өрөмдөх; coring; өрөм
broader: mining-engineering
related: geology; water-engineering

water-wells
en: well drilling; water wells
mn: худаг гаргах; худаг өрөмдөх; гүний худаг
also: well driller; усны худаг; гүн өрмийн худаг
tag: худаг; wells
broader: water-engineering
related: drilling-services

assay-coal-quality
en: ore and coal assaying; assaying; coal quality analysis; ore sampling
mn: хүдэр ба нүүрсний сорьцын шинжилгээ; нүүрсний чанарын шинжилгээ; хүдрийн шинжилгээ; хүдрийн дээжлэлт
also: coal sampling; grade control; XRF; ash content; calorific value; нүүрсний илчлэг; cargo inspection; ачааны хяналт
tag: assay
broader: laboratory-testing
related: mineral-processing; geology

repair-maintenance
en: repair and maintenance; repair work; maintenance and servicing
mn: засварын ажил; засвар арчилгаа; засвар хийх; эвдрэл засах
also: засвар үйлчилгээ; repairs; repairing; fixing things; troubleshooting machines; гэмтэл оношлох; эвдрэл оношлох; засварын цех; maintenance contracts; үйлчилгээний гэрээт засвар; MRO; odd jobs; ерөнхий засварчин; урсгал засвар; засал засвар; fault finding; fault diagnosis; motor winding; мотор ороох; equipment handling; handling equipment; засварлагч; засварчин
tag: maintenance; засвар; засварлах; upkeep; арчилгаа
related: operations

heavy-equipment-service
en: heavy equipment service; heavy equipment repair; mining equipment maintenance; heavy vehicle mechanics
mn: хүнд машин механизмын засвар; хүнд машин механизмын засвар үйлчилгээ; уурхайн техникийн засвар; хүнд техникийн засвар
also: plant mechanic; engine rebuild; Komatsu; дамп засвар; хөдөлгүүр сэргээн засварлах; dealer service; техникийн сэлбэг; tyre management; mining maintenance; mine maintenance; уурхайн засвар; Cummins; Epiroc; Sandvik; Atlas Copco; Perkins; Cat ET; Komatsu сервис; Weichai; Deutz; Allison transmissions; heavy equipment mechanics; heavy equipment mechanic; хүнд машин механизмын механик; хүнд машины механик; хүнд техникийн механик; excavator repair; экскаватор засвар
broader: equipment-maintenance
related: heavy-equipment; field-repair

diesel-generators
en: diesel engine repair; generator service; backup power
mn: дизель хөдөлгүүрийн засвар; генераторын засвар; дизель генератор; нөөц цахилгаан үүсгүүр
also: diesel mechanic; fuel injection; дизель механик; generator installation; UPS systems; тасралтгүй тэжээл; generator repair; цахилгаан үүсгүүр
tag: дизель; generators
broader: equipment-maintenance
related: electrical-engineering; car-repair

pumps-compressors
en: pump and compressor service; rotating equipment
mn: насос компрессорын засвар; эргэлддэг тоног төхөөрөмж
also: pumps; compressors; холхивч; vibration analysis; чичиргээний оношилгоо; conveyor maintenance; туузан дамжуулга; mechanical seals; shaft alignment; bearing replacement; шахуурга; Flygt; насос
tag: компрессор; tank; нөөцлүүр; савнууд; pumping
broader: equipment-maintenance
related: mechanical-engineering

hydraulics
en: hydraulics; hydraulic systems
mn: гидравлик; гидравлик систем
also: hydraulic; hydraulics repair; пневматик
broader: equipment-maintenance
related: heavy-equipment-service; pumps-compressors

field-repair
en: field repair; field servicing; on-site repair; service engineering
mn: талбайн засвар; газар дээрх засвар үйлчилгээ; явуулын засвар; сервис инженер
also: field maintenance; field technician; field service engineer; mobile mechanic; mobile workshop; callout repairs; remote diagnostics and repair; дуудлагаар засварлах; service visits
broader: equipment-maintenance
related: returns-handling

field-installation
en: field installation; on-site installation; installation and assembly; machinery installation
mn: угсралт суурилуулалт; газар дээр нь угсрах; төхөөрөмж суурилуулах; талбайн угсралт; тоног төхөөрөмж угсралт
also: installation crew; угсралтын баг; угсралтын ажил; монтажийн ажил; site installation; installation services; assembly on site; sensor installation; мэдрэгч суурилуулах; угсралт тохируулга; steel erection; угсрагч; угсралт суурилуулах; тоног төхөөрөмж угсрах; system installation; installation of systems; систем суурилуулах; системийн суурилуулалт; систем угсрах; буулгалт, суурилуулалт; суурилуулалтын ажил; буулгалт угсралт
tag: installation; угсралт; суурилуулалт; угсрах; суурилуулах; installer
broader: equipment-maintenance
related: construction-management

commissioning
en: commissioning; site acceptance testing
mn: ашиглалтад оруулах; тохируулга туршилт; тоног төхөөрөмж тохируулах; ашиглалтад хүлээлгэн өгөх
also: commissioning engineer; handover to operations; тохируулга залгалт; эхлүүлэх туршилт
tag: тохируулга; ramp-up
broader: mechanical-engineering
related: field-installation; electrical-engineering; testing-certification

calibration
en: instrument calibration; calibration services; weights and measures
mn: шалгалт тохируулга; жин хэмжүүрийн шалгалт
also: measurement uncertainty; sensor calibration; verification of scales; жингийн тохируулга; Zeiss; Mitutoyo; micrometers; штангенциркуль; calibration; калибровка; калибровк; metrology; хэмжил зүй; calipers
broader: laboratory-testing
related: sensors; quality-management

work-at-height
en: work at height; rope access; scaffolding
mn: өндөрт ажиллах; өндрийн ажил; үйлдвэрийн альпинист; шат тавцан угсрах
also: industrial climbing; facade cleaning; фасад угаах; facade repair; фасадны засвар; tower climbing; цамхаг угсралт; scaffolder; цамхаг угсрах; lifting plans; шат тавцан; IRATA; индустрийн альпинизм; промышленный альпинизм; scaffold
related: occupational-safety; construction-management

small-repairs
en: small repairs; shoe repair; key cutting; locksmith work
mn: жижиг засвар; гутал засвар; түлхүүр хувилах; цоожны засвар
also: cobbler; locksmith; гутал засварчин; zip replacement; bag repair; bicycle repair; дугуй засах унадаг; sewing machine repair; оёдлын машин засвар; gear repair; аяллын хэрэгсэл засвар; түлхүүр хийх; do-it-yourself repairs; household fixes; хутга ирлэх; tool sharpening; knife sharpening
tag: DIY; handiwork; sharpening; lockpicking
broader: repair-maintenance

watch-repair
en: watch repair; watchmaker; clock mending
mn: цаг засвар; цагчин
also: horology; цаг засварчин; clock repair
broader: small-repairs

instrument-tuning
en: instrument tuning and repair; instrument tuning; piano tuning; organ tuning; instrument repair
mn: хөгжмийн зэмсэг хөглөх ба засах; хөгжмийн зэмсэг хөглөх; төгөлдөр хуур хөглөх; хөглөгч; хөгжмийн зэмсгийн засвар
also: piano technician; organ maintenance; organ building; орган хөгжим; guitar repair; guitar setup; гитар засвар; хуур хөглөх; voicing of instruments; instrument voicing; voicing and regulation; хөгжим хөглөх; дууг тохируулах; дуу тохируулга
tag: tuning; хөглөх; voicing
related: instrument-making; music-performance

instrument-making
en: musical instrument making; luthier; morin khuur making
mn: хөгжмийн зэмсэг урлах; морин хуур урлах; хөгжмийн зэмсэг үйлдвэрлэл; хуур урлаач
also: guitar making; violin making; instrument workshop; drum making; хэнгэрэг урлах; flute making; лимбэ урлах; traditional instruments; lutherie; luthiery; хуур урлал
broader: handicrafts
related: carpentry; traditional-music

# ---------------------------------------------------------------------------
# Building, estimating, restoring
# ---------------------------------------------------------------------------

roofing
en: roofing; roof repair; waterproofing
mn: дээврийн ажил; дээврийн засвар; дээвэр угсралт; ус тусгаарлалт
also: roofer; flat roofs; битум; хар цаас; gutter installation; борооны ус зайлуулах; snow removal from roofs; үйлдвэрийн дээвэр; дээвэр угсрах; ус тусгаарлах; борооны ус зайлуулалт; дээвэр; дээвэрчин
tag: roofs; flashing
related: building-finishing; insulation; construction-management

demolition
en: demolition; dismantling; site clearance
mn: барилга буулгалт; буулгах ажил; барилга нураах; талбай чөлөөлөх
also: demolition contractor; asbestos removal; debris removal; барилгын хог хаягдал; буулгасан материал; нураалт
tag: буулгалт
broader: construction-management
related: heavy-equipment; waste-management

earthworks
en: earthworks; excavation; foundation works
mn: газар шорооны ажил; суурь ухах; шороон ажил; суурийн ажил
also: нягтруулалт; pile foundations; гадаргын ус зайлуулах; drainage works; site levelling; талбай тэгшлэх; soil compaction; гадаргын ус зайлуулалт; backfilling; trenching; piling; shoring; суурь цутгалт; тулгуур шон; газар шороо; trenchless; шон суурь; gabion; geotextile; geogrid; micropiles; underpinning; geomembrane; геотекстиль; hydrovac
tag: earthmoving
broader: construction-management
related: heavy-equipment; civil-engineering

doors-windows
en: door and window fitting; window making; blinds and shutters
mn: хаалга цонх угсралт; цонхны засвар; хаалганы засвар
also: door installation; window repair; window replacement; хуванцар цонх; PVC windows; вакуум цонх угсралт; roller shutters; жалюз; door locks fitting; цонх шил солих; хаалга цонх угсрах; glazier; window installation; glass cutter; шилчин; Rehau; Veka; KBE; aluminium windows; staircases; жалюзи; handrails; railings; вакуум цонх; хашлага; glazing; window fitting; цонх суурилуулах; door fitting
tag: windows; doors; цонх; хаалга; stairs; blinds
broader: building-finishing
related: carpentry; insulation

fences-gates
en: fence building; gate making
mn: хашаа барих; хашаа хаалга хийх; төмөр хашаа; модон хашаа
also: fencing; livestock fencing; торон хашаа; automatic gates; автомат хаалт угсрах; electric fence; цахилгаан хашаа; хороо саравч
tag: хашаа; fences; fencing; gates
related: welding; carpentry; construction-management

timber-building
en: timber framing; log houses; wooden house building
mn: модон байшин барих; дүнзэн байшин; модон барилга; гуалин байшин
also: timber frame; log building; summer house building; sauna building; саун барих; wooden terraces; сүүдрэвч барих; block houses; карказан байшин; блокон байшин; модон байшин; pergola; модон тавцан; cabins; glulam; pavilions; CLT; OSB; mortise and tenon; модон каркас
broader: carpentry; construction-management
related: modular-building

natural-building
en: natural building; earth building; straw bale building
mn: байгалийн материалаар барих; шавар байшин; шороон тоосго
also: rammed earth; earth plaster; шавар шавардлага; eco house; эко байшин; sheep wool insulation; adobe houses
broader: construction-management
related: insulation; building-materials

steel-structures
en: steel structures; metal buildings; steel frame construction
mn: ган хийц угсралт; металл хийцийн барилга; ган хийц үйлдвэрлэл
also: structural steel; ангаар; warehouse buildings; агуулах барих; sandwich panel buildings; сэндвич барилга; steel detailing; Tekla Structures; steel bridges; steel warehouse; steel building; ган хийцтэй агуулах; ган хийцтэй барилга; steel construction; metal fabrication; металл хийц; төмөр хийц; steel frames; steel frame; ган каркас; металл каркас; ган карказ
tag: erection; ironwork
broader: construction-management
related: civil-engineering; welding

stove-building
en: stove building; masonry heaters; chimney work
mn: пийшин тавих; зуух хийх; тоосгон зуух; яндан угсрах
also: зуух үйлдвэрлэл; clean stoves; утаагүй зуух; яндан цэвэрлэх; fireplace; камин; ger stove; гэрийн зуух; heating wall; яндан угсралт; пийшин
tag: stoves; тулга
broader: heating-engineering
related: masonry-concrete; air-quality

cold-regions-engineering
en: cold regions engineering; permafrost engineering; winter construction
mn: хүйтэн бүсийн инженерчлэл; цэвдэг судлал; мөнх цэвдэг; өвлийн барилгын ажил
also: frost heave; winter concrete; өвлийн бетон; permafrost monitoring; frozen ground; freeze protection; pipe freezing
broader: civil-engineering
related: geotechnical-engineering; heating-engineering

quantity-takeoff
en: quantity takeoff; quantity estimation; tender estimating
mn: ажлын эзлэхүүн тооцох; эзлэхүүн тооцоо; материалын тооцоо; тоо хэмжээ бодох; материалын зарцуулалт бодох
also: estimator; measuring from drawings; bid estimating; unit rates; cost plan; cost consultant; earthwork volumes; зургаас тоо хэмжээ гаргах; material take-off; PlanSwift; take-off from drawings
tag: estimating; estimation; estimates; эзлэхүүн; quantities; QS; BOQ; takeoff; норм
broader: cost-estimation

building-inspection
en: building inspection; condition surveys; building surveying; structural surveys
mn: барилгын үзлэг; барилгын техникийн байдлын үнэлгээ; барилгын оношилгоо; барилгын паспортжуулалт
also: condition assessment; building condition report; home inspection; structural assessment; барилгын чанар шалгах; байр хүлээж авах үзлэг; energy survey; moisture measurement; crack monitoring; хагарал хянах; бүтээцийн үзлэг; asset condition; барилгын чанар шалгалт
broader: construction-management
related: civil-engineering; facility-management; insulation

building-restoration
en: building restoration; historic building conservation; monument restoration
mn: түүхэн барилга сэргээн засварлах; барилгын сэргээн засвар; сүм хийд сэргээн засварлах; хуучин барилга сэргээх
also: heritage buildings; monastery restoration; listed buildings; conservation architecture; timber repair; lime mortar; facade restoration; adaptive reuse
broader: restoration-conservation; construction-management
related: architecture; building-inspection

object-restoration
en: object restoration; artefact conservation; paper conservation; painting restoration
mn: үзмэр сэргээн засварлах; эд өлгийн зүйл сэргээх; уран зураг сэргээн засварлах; цаасан баримт сэргээх
also: textile conservation; object conservator; thangka restoration; archaeological conservation; preventive conservation; урьдчилан сэргийлэх хадгалалт; museum storage; ceramic restoration; metal conservation
broader: restoration-conservation
related: fine-art; chemistry

furniture-restoration
en: furniture restoration; antique repair; refinishing
mn: тавилга сэргээх; хуучин тавилга засварлах; эртний эдлэл сэргээх
also: reupholstery; бүрээс солих; wood finishing; лак будаг; antique furniture; тавилга сэргээлт; эртний эдлэл сэргээлт; upholsterer; бүрээсчин; буйдан бүрэх; тавилга бүрэх; тавилгын бүрээс
tag: lacquering
broader: furniture-making
related: object-restoration; carpentry

# ---------------------------------------------------------------------------
# Engineering sciences and human factors
# ---------------------------------------------------------------------------

process-engineering
en: process engineering; plant design; piping design; chemical process design
mn: процессын инженерчлэл; үйлдвэрийн зураг төсөл; технологийн шугамын зураг төсөл; дамжуулах хоолойн зураг төсөл
also: pipe stress; mass balance; технологийн тооцоо; process optimisation plant; scale-up of production; үйлдвэрийн технологийн шугам; EPC; Aspen Plus; ultrafiltration; spray drying; homogenisation; heat exchangers; evaporators
tag: piping
broader: mechanical-engineering
related: chemistry; manufacturing; industrial-automation

human-factors
en: human factors; human error analysis
mn: хүний хүчин зүйл; хүний алдааны шинжилгээ
also: operator workload; human-machine interaction; human-machine interface; alarm management; control room design; task analysis; usability of devices; human performance; situational awareness
related: ux-research; occupational-safety; psychology

workplace-ergonomics
en: workplace ergonomics; ergonomic assessment; ergonomist
mn: ажлын байрны эргономик; эргономикийн үнэлгээ; ажлын байрны тохиромжтой байдал
also: ergonomic design; manual handling; posture assessment; workstation design; musculoskeletal risk; гар ажиллагааны ачаалал; ergonomics; эргономик
broader: human-factors
related: occupational-safety; industrial-design

control-theory
en: control theory; control systems engineering; control algorithms; state estimation
mn: удирдлагын онол; удирдлагын алгоритм; удирдлагын систем зохион бүтээх
also: model predictive control; Kalman filter; system identification; feedback control; nonlinear control; optimal control; stability analysis of systems
tag: MPC; controls
broader: control-engineering
related: robotics; optimisation-research

acoustics
en: acoustics; noise measurement; sound insulation design
mn: акустик; барилгын акустик; дуу чимээний хэмжилт; дуу тусгаарлалтын тооцоо; танхимын акустик
also: acoustic consultant; noise control; чимээ шуугиан бууруулах; vibration measurement; acoustic panels; noise monitoring; чимээ шуугиан бууруулалт; acoustic engineering
related: audio-engineering; environmental-management; architecture

optics-photonics
en: optics; photonics; laser technology
mn: лазер ба оптик технологи; лазерын технологи; оптик багаж
also: optical design; lens design; microscopy systems; lighting engineering; гэрэлтүүлгийн инженер; spectrometers; thermal cameras; infrared; хэт улаан туяа; laser systems; Zemax
tag: lenses; laser; lens; prism; лазер
related: electronics; computer-vision

systems-engineering
en: systems engineering; requirements management; systems integration engineering
mn: системийн инженерчлэл; шаардлагын удирдлага; нэгдсэн системийн зохиомж
also: systems thinking; verification and validation; interface management; reliability analysis; найдваржилтын тооцоо; trade studies
broader: project-management
related: functional-safety; control-engineering

# ---------------------------------------------------------------------------
# Ecology, field sciences, growing, animals
# ---------------------------------------------------------------------------

field-ecology
en: field ecology; ecological surveys; biodiversity monitoring; field biology
mn: экологийн судалгаа; хээрийн экологи; биологийн олон янз байдлын мониторинг; экологийн хээрийн судалгаа
also: camera traps; автомат камер; transect surveys; habitat mapping; амьдрах орчны зураглал; species monitoring; ecosystem services; экосистемийн үйлчилгээ; environmental DNA; radio collars; baseline ecology; biodiversity offset; population counts; тоо толгойн тооллого
tag: ecology; экологи
broader: research; wildlife-conservation
related: environmental-management; field-work

species-identification
en: species identification; biological systematics
mn: амьтан ургамлын зүйл тодорхойлох; амьтан ургамлын ангилал зүй; сорьцын цуглуулга
also: taxonomist; species keys; herbarium; гербари; natural history collections; DNA barcoding; taxonomic identification; ангилал зүйч; field guides; specimens; сорьцын ажил; чихмэл бэлтгэх
broader: field-ecology
related: laboratory-medicine; cataloguing

aquatic-ecology
en: aquatic ecology; plankton analysis; hydrobiology; limnology
mn: усны экологи; планктон судлал; гидробиологи; нуур судлал
also: plankton sorting; freshwater biology; fish surveys; замаг; lake monitoring; нуурын мониторинг; marine biology; далайн биологи; water sampling; river ecology; голын экологи
tag: plankton; планктон
broader: field-ecology
related: water-quality-testing; fisheries

botany
en: botany; plant science; flora surveys
mn: ургамал судлал; ботаник; ургамлын аймгийн судалгаа; ургамал судлаач
also: botanist; vegetation surveys; plant ecology; plant physiology; rare plants; нэн ховор ургамал; botanical garden; ботаникийн цэцэрлэг; mycology; мөөг судлал
tag: plants; ургамал; moss; lichen; хөвд
broader: field-ecology
related: crop-farming; wild-harvest

zoology
en: zoology; entomology; animal behaviour
mn: амьтан судлал; шавж судлал; амьтан судлаач; амьтны зан төлөв
also: zoologist; entomologist; insect monitoring; animal tracking; wildlife management; агнуур зүй
broader: field-ecology
related: pest-management

palaeontology
en: palaeontology; fossils; dinosaur research
mn: палеонтологи; үлэг гүрвэл судлал; чулуужсан олдвор; палеонтологич
also: paleontology; fossil preparation; олдвор сэргээх; dinosaur museum; excavation of fossils; үлэг гүрвэл; олдвор сэргээлт
broader: research
related: geology; museum-work

pest-management
en: pest management
mn: хортон шавжтай тэмцэх; хортны менежмент; мэрэгчтэй тэмцэх; шавж мэрэгч устгал
also: locust control; царцаатай тэмцэх; biological control; биологийн арга; spraying; шүршилт; quarantine pests; хорио цээр; хортон устгал; хортон шавьж устгах; pest control; шавж устгал
tag: IPM
broader: crop-farming
related: cleaning-services; soil-science

cold-climate-growing
en: cold-climate growing; season extension; winter vegetable growing
mn: хүйтэн бүсийн тариалан; өвлийн ногоо тариалах; хүйтэнд тэсвэртэй сорт; эрс тэс уур амьсгалд тариалах
also: frost protection; цочир хүйтрэлтээс хамгаалах; Chinese style greenhouse
broader: crop-farming
related: greenhouse; seed-work

seed-work
en: seed growing; seed saving; plant breeding; variety trials
mn: үр үржүүлэг; сорт сорилт; ургамлын селекц; үрийн сан; суулгац бойжуулах
also: seed bank; seed work; seed certification; seedlings; seed cleaning; seed potatoes; үрийн төмс; germination testing; үрийн соёолол; seed exchange; tissue culture; grafting; залгаас; plant propagation; нутгийн сорт; суулгац бойжуулалт; seed treatment
tag: seeds; суулгац; үр; propagation; seeding
broader: crop-farming

greenhouse-construction
en: greenhouse construction; greenhouse climate control
mn: хүлэмж барилга; хүлэмж угсралт; хүлэмжийн уур амьсгал тохируулга
also: хүлэмж барих; greenhouse design; greenhouse automation; greenhouse films; grow lights; ургамлын гэрэл; container farming; контейнер ферм; horticultural engineering; хүлэмжийн инженерчлэл; хүлэмж угсрах
related: greenhouse; construction-management; irrigation; heating-engineering

regenerative-farming
en: regenerative farming; permaculture; agroforestry; conservation agriculture
mn: нөхөн сэргээх газар тариалан; пермакультур; агро ойн аж ахуй; хамгаалалтын технологитой тариалан
also: no-till; тэг технологи; cover crops; ойн зурвас; holistic grazing; crop rotation; soil health; хөрсний эрүүл мэнд
broader: crop-farming
related: soil-science; pasture-management

grazing-planning
en: grazing planning; rotational grazing; rangeland restoration
mn: бэлчээрийн төлөвлөлт; бэлчээр сэлгээ; бэлчээр сэргээх; бэлчээрийн төлөв байдлын үнэлгээ
also: grazing plans; stocking rate; carrying capacity; pasture user agreements; бэлчээр ашиглах гэрээ; pasture mapping; бэлчээрийн зураглал; well rehabilitation; бэлчээрийн худаг; бэлчээрийн судалгаа
broader: pasture-management
related: community-herder-work; remote-sensing

veterinary-field-work
en: veterinary field work; mobile veterinary services; herd health visits; livestock vaccination
mn: явуулын мал эмнэлэг; малын вакцинжуулалт; мал тарих; сүргийн эрүүл мэндийн үзлэг; хөдөө явж мал эмчлэх
also: field vet; rural vet; parasite control; паразит устгал; мал туулгах; мал угаах; calving assistance; мал төллүүлэх; disease surveillance; outbreak response animals; blood sampling of livestock; хувийн мал эмнэлэг; мал эмийн нөөц; мал эмчилгээ
tag: veterinary field
broader: veterinary; field-work
related: livestock-health-monitoring

small-animal-medicine
en: small animal medicine; pet clinic; pet surgery
mn: жижиг амьтны эмчилгээ; гэрийн тэжээвэр амьтны эмнэлэг; нохой муурын эмч
also: small animals; pet vaccination; нохойн вакцин; companion animals; spay and neuter; ариутгал нохой; exotic pets; animal dentistry; veterinary nurse
broader: veterinary; pet-care

feed-production
en: animal feed; feed milling; compound feed; feed additives
mn: малын тэжээл; тэжээлийн үйлдвэр; хорголжин тэжээл; тэжээлийн нэмэлт; холимог тэжээл
also: feed mill; pellet feed; багсармал тэжээл; silage; дарш бэлтгэх; protein feed; insect protein; feed formulation; тэжээлийн жор
tag: тэжээл
broader: manufacturing; animal-husbandry
related: pasture-management

# ---------------------------------------------------------------------------
# Food making
# ---------------------------------------------------------------------------

oil-pressing
en: oil pressing; cold-pressed oils; oil extraction
mn: тос ялгах; тос шахах; ургамлын тос үйлдвэрлэл; хүйтэн шахмал тос
also: тос ялгалт; sea buckthorn oil; чацарганы тос гаргах; hemp oil; rapeseed oil; рапсын тос; essential oil distillation; эфирийн тос нэрэх; CO2 extraction; oil filtering; тос шахалт; чацарганын тос
broader: food-technology
related: fruit-berry-growing; cosmetics-production

fruit-processing
en: fruit and berry processing; jam making; juice pressing
mn: жимс боловсруулах; жимс боловсруулалт; чанамал үйлдвэрлэл; жимсний шүүс
also: berry processing; syrup making; dried fruit; dried berries; fruit leather; puree; нухаш; sea buckthorn juice; чацарганы шүүс; vegetable canning; нөөшилсөн ногоо; сироп үйлдвэрлэл; чанамал; варень; жимсний чанамал; хатаасан жимс
broader: food-technology
related: fruit-berry-growing; harvest-processing

flour-milling
en: flour milling; grain storage; grain quality
mn: гурилын үйлдвэр; гурил үйлдвэрлэл; үр тарианы агуулах; үр тарианы чанар
also: mill operation; grain elevator; элеватор; grain drying; үр тариа хатаах; хивэг; oats processing; гурилын технологич; wheat bran; үр тариа хатаалт; гурилын тээрэм
tag: mill
broader: food-technology
related: crop-farming; baking

fermentation
en: fermentation; fermented foods; starter cultures
mn: исгэх технологи; исгэсэн бүтээгдэхүүн; исгэлт; хөрөнгө исгэх
also: probiotics; пробиотик; sourdough; kimchi; кимчи үйлдвэрлэл; yoghurt cultures; тараг хөрөнгөлөх; lactic acid bacteria; сүүн хүчлийн бактери; vinegar; enzymes; ферментаци; ферментац
broader: food-technology
related: biotechnology; dairy

frozen-food-production
en: frozen food production; ready meal production; dumpling production
mn: хөлдөөсөн бүтээгдэхүүн үйлдвэрлэл; бэлэн хоол үйлдвэрлэл; банш бууз үйлдвэрлэл; хагас боловсруулсан хүнс үйлдвэрлэх
also: blast freezing; шок хөлдөөлт; semi-finished foods; vacuum packed meals; вакуум савлагаа; meal kits; canned meals; nomadic snacks; cannery; blast freezer
broader: food-technology
related: cold-chain; meat-processing

food-entrepreneurship
en: food startups; food brand building; food product launch
mn: хүнсний бизнес эхлүүлэх; хүнсний брэнд хөгжүүлэх; хүнсний шинэ бүтээгдэхүүн
also: home food business; kitchen incubator; food market stall; artisanal food; гар хийцийн хүнс; food co-packing
broader: food-technology; entrepreneurship

# ---------------------------------------------------------------------------
# Health and care
# ---------------------------------------------------------------------------

cardiac-diagnostics
en: cardiac diagnostics; ECG reading; echocardiography
mn: зүрхний оношилгоо; зүрхний бичлэг; зүрхний эхо
also: ECG; ЭКГ; зүрхний цахилгаан бичлэг; stress test heart; arrhythmia; хэм алдагдал; functional diagnostics; функциональ оношилгоо; EKG; Holter
broader: internal-medicine
related: medical-imaging; medical-devices

dental-technology
en: dental technology; dental laboratory; dental CAD/CAM; crowns and bridges
mn: шүдний техник; шүдний лаборатори; титэм гүүр хийх; шүдний CAD/CAM
also: dental lab; intraoral scanning; dental scanner; шүдний хэвний сканнер; dental implant planning; Exocad; CEREC; 3Shape; intraoral scanner; dental technician; dentures; шүдэлбэр; шүдний протез; циркон титэм; хиймэл шүд; шүдний лаб; zirconia crowns; титэм гүүр; гүүр титэм
tag: титэм; zirconia; crowns
related: cad-design; 3d-printing; dentistry

neurorehabilitation
en: neurorehabilitation; stroke rehabilitation; exercise protocols
mn: мэдрэлийн сэргээн засал; харвалтын дараах сэргээн засал; дасгалын хөтөлбөр боловсруулах
also: gait training; алхалтын дасгал; manual therapy; spinal injury; post-surgery rehabilitation; мэс заслын дараах сэргээлт; дасгалын хөтөлбөр боловсруулалт
broader: rehabilitation
related: neurology

balneotherapy
en: balneotherapy; mud therapy; mineral spring treatment
mn: рашаан эмчилгээ; шавар эмчилгээ; сувиллын эмчилгээ; рашаан сувиллын үйлчилгээ
also: hot spring therapy; hydrotherapy; усан эмчилгээ; sanatorium treatment; rehabilitation stays; халуун рашаан; salt room; давсны өрөө; mud bath; шаварт орох; рашаан шавар; рашаанд амраах
broader: rehabilitation
related: medical-tourism; massage-therapy

care-business
en: care business; care home management; home care agency
mn: асаргааны үйлчилгээ эрхлэх; асрамжийн газар; асаргааны төв; асрамжийн газрын удирдлага
also: nursing home; assisted living; care agency; care services; асаргааны бизнес; асрагч зуучлах; care staffing; hospice; хосписын тусламж; care quality; caregiver training; асрагч бэлтгэх
tag: care; асрамж
broader: hospital-administration
related: elderly-care-work; nursing

clinic-business
en: running a clinic; private practice; clinic opening
mn: эмнэлэг ажиллуулах; хувийн эмнэлэг эрхлэх; эмнэлэг нээх; эмнэлгийн бизнес
also: dental clinic management; clinic chain; clinic licensing; эмнэлгийн тусгай зөвшөөрөл; outpatient clinic; амбулатори; medical centre; эмнэлгийн маркетинг; clinic franchising; Cliniko; Dentrix; Open Dental; Medesk; IDENT; клиникийн программ
tag: clinics; clinic; эмнэлэг; hospitals
broader: hospital-administration; entrepreneurship

occupational-health
en: occupational health; workplace medical checks; occupational medicine
mn: хөдөлмөрийн эрүүл мэнд; мэргэжлийн өвчин; ажилчдын эрүүл мэндийн үзлэг; хөдөлмөрийн эрүүл ахуй
also: industrial hygiene; үйлдвэрлэлийн эрүүл ахуй; dust exposure; fitness for work; site clinic; уурхайн эмнэлэг; hearing conservation; workplace wellness
broader: public-health
related: occupational-safety

sports-medicine
en: sports medicine; sports rehabilitation; injury prevention
mn: спортын анагаах ухаан; спортын эмч; спортын гэмтлийн сэргээн засал
also: sports physiotherapy; athlete recovery; тейп наалт; sports massage; спортын массаж
broader: rehabilitation
related: fitness; sports-coaching

audiology-ent
en: audiology and ENT; audiology; ear nose and throat medicine; hearing care
mn: сонсгол ба чих хамар хоолой судлал; чих хамар хоолойн эмч; сонсгол судлал; сонсголын аппарат тохируулах
also: ENT; hearing aid fitting; сонсгол шалгах; audiologist; cochlear implants; сонсголын эмч; сонсгол шалгалт; чих хамар хоолой; ENT doctor; otolaryngology; ear nose and throat; hearing aids
broader: medicine

maternal-support
en: maternity support; postpartum care; breastfeeding counselling; doula care; childbirth classes
mn: жирэмсэн ба төрсөн эхэд туслах; төрсний дараах асаргаа; хөхөөр хооллолтын зөвлөгөө; жирэмсний сургалт; ээжид туслах үйлчилгээ
also: doula; newborn care; нярай асрах; baby massage; хүүхдийн иллэг; birth preparation; prenatal yoga; жирэмсний иог; breastfeeding support; lactation consulting; хөхүүл эхийн зөвлөгөө
tag: lactation; breastfeeding
broader: nursing
related: obstetrics-gynaecology; parenting-education

medical-tourism
en: medical tourism; treatment abroad coordination; international patient services
mn: эмнэлгийн аялал жуулчлал; гадаадад эмчлүүлэх зуучлал; гадаад эмнэлэгтэй холбох
also: patient travel; Korean hospital referrals; солонгос эмнэлэг зуучлах; health tourism; рашаан сувиллын аялал; spa tourism; wellness tourism; гадаадад эмчилгээ; Солонгост эмчилгээ
broader: tourism-operations; patient-support

# ---------------------------------------------------------------------------
# Selling, campaigns, members, employers
# ---------------------------------------------------------------------------

korean-market
en: Korean market; selling to Korea
mn: Солонгосын зах зээл; Солонгосын зах зээлд гарах; Солонгост борлуулах
also: Korean retail; Korean buyers; солонгос худалдан авагч; Coupang selling; Korean distributors; KakaoTalk channel; Naver; Naver Blog; Kakao
broader: country-expansion; export-marketing
related: korean-language

japanese-market
en: Japanese market; selling to Japan
mn: Японы зах зээл; Японы зах зээлд гарах; Японд борлуулах
also: Japanese retail; Rakuten; Japanese buyers; япон худалдан авагч; Japanese distributors
broader: country-expansion; export-marketing
related: japanese-language

chinese-market
en: Chinese market; China market entry; selling to China
mn: Хятадын зах зээл; Хятадын зах зээлд гарах; Хятадад борлуулах
also: WeChat store; Chinese buyers; хятад худалдан авагч; Inner Mongolia trade; Өвөр Монголтой худалдаа; cross-border e-commerce China; Xiaohongshu; Douyin; Weibo; RED platform; WeChat mini program; Taobao store; Pinduoduo; WeChat marketing
tag: WeChat; Вичат
broader: country-expansion; export-marketing
related: chinese-language

cis-market
en: Russian and Central Asian markets; CIS markets; Kazakhstan market
mn: Орос ба Төв Азийн зах зээл; Оросын зах зээл; Казахстаны зах зээл; Төв Азийн зах зээл; ТУХН-ийн зах зээл
also: Russian buyers; Wildberries; selling to Russia; selling to Kazakhstan; Буриадтай худалдаа; ЕАЭС
broader: country-expansion; export-marketing
related: russian-language; kazakh-language

western-markets
en: European and US markets; European market; US market entry; selling to Europe
mn: Европ ба Америкийн зах зээл; Европын зах зээл; Америкийн зах зээл; Европт борлуулах; Америкт борлуулах
also: EU market entry; North American market; European buyers; европ худалдан авагч; DACH market; UK market; US retail; GSP exports; concept stores abroad
broader: country-expansion; export-marketing

tourism-marketing
en: tourism marketing; destination marketing; travel trade sales; press trips
mn: аялал жуулчлалын маркетинг; аяллын агентлагт борлуулах; хөтөлбөрөө гадаадад таниулах; сэтгүүлчийн аялал
also: travel fairs; travel agents sales; tour wholesale; travel bloggers; TripAdvisor; hotel sales; жуулчин татах
broader: marketing; tourism-operations

media-training
en: media training; interview practice; spokesperson training
mn: ярилцлагын дадлага; хэвлэлийн ярилцлагад бэлтгэх; камерын өмнө ярих сургалт
also: media interviews; message training; хэвлэлийн төлөөлөгч бэлтгэх
broader: public-relations; training
related: debate-speech-teaching

campaign-management
en: campaign management; campaign planning; marketing campaigns
mn: аян зохион байгуулах; кампанит ажлын удирдлага; маркетингийн аян; аян төлөвлөх; сурталчилгааны аян
also: campaign manager marketing; integrated campaigns; campaign reports; аяны үр дүн; 360 campaigns; challenge campaigns; челленж аян; кампанит ажил
tag: campaign; аян; акц
broader: marketing
related: advertising; advocacy-campaigns

seasonal-campaigns
en: seasonal campaigns; holiday campaigns; sales season planning
mn: улирлын аян; улирлын хямдрал; баярын аян; улирлын борлуулалт
also: seasonal promotions; Цагаан сарын аян; шинэ жилийн аян; Black Friday; back to school campaign; хичээлийн шинэ жилийн худалдаа; holiday sales; seasonal offers; summer campaign
broader: campaign-management; promotion-btl

field-promotion
en: field promotion; field marketing; in-store promotion; product sampling
mn: талбайн маркетинг; дэлгүүр дэх сурталчилгаа; амталгаа зохион байгуулах; борлуулалтын цэгийн урамшуулал
also: in-store demos; street promotion; гудамжны сурталчилгаа; промоутер удирдах; flyer distribution; сурталчилгааны хуудас тараах; mobile promotion teams; field activation; нууц худалдан авагч
broader: promotion-btl
related: field-sales

channel-management
en: channel management; dealer development; reseller programmes
mn: борлуулалтын сувгийн удирдлага; дилерийн сүлжээ хөгжүүлэх; дахин борлуулагчтай ажиллах
also: channel sales; distributor recruitment; дистрибьютор олох; dealer training; partner sales; agent network development
broader: distribution; partner-network
related: b2b-sales

retail-chain-supply
en: supplying supermarkets; retail listings; modern trade
mn: сүлжээ дэлгүүрт нийлүүлэх; сүлжээ дэлгүүрт бараа оруулах; супермаркетын нийлүүлэлт
also: supermarket buyers; listing fees; тавиурын түрээс; Номин Е-март нийлүүлэлт; HoReCa supply; ресторан зочид буудалд нийлүүлэх; shelf negotiations; retail buyers; restaurant partnerships; ресторантай хамтрах
broader: distribution
related: merchandising; category-management

lead-qualification
en: inbound enquiries; lead qualification; inside sales
mn: ирсэн хүсэлт шүүх; харилцагчийн хүсэлт хариулах; дотоод борлуулалт
also: inbound leads; appointment booking for sales; follow-up calls; lead nurturing; managing leads; qualifying leads
tag: leads
broader: lead-generation

employer-relations
en: employer relations; employer engagement; job placement; employer partnerships
mn: ажил олгогчтой харилцах; ажил олгогчтой ажиллах; төгсөгчдийг ажилд зуучлах; ажил олгогчийн түншлэл
also: working with employers; graduate placement; career centre; карьер төв; internship placement; дадлагын байр олох; employer outreach; work placement; apprenticeship partners; job fairs; ажлын байрны үзэсгэлэн
tag: employers; placement
broader: business-development
related: recruitment; vocational-education

staffing-services
en: staffing services; employer of record; staff leasing; labour supply
mn: ажиллах хүч нийлүүлэх; ажилтан түрээс; гэрээт ажиллах хүч
also: outstaffing; staff augmentation; temporary staffing; цагийн ажилчин нийлүүлэх; payroll outsourcing; цалингийн аутсорсинг; seasonal workers supply; цагийн ажилчин нийлүүлэлт; аутстаффинг
broader: human-resources
related: recruitment; payroll

member-services
en: member services; membership programmes; association management; member recruitment
mn: гишүүнчлэлийн удирдлага; гишүүдийн үйлчилгээ; гишүүд элсүүлэх; холбооны үйл ажиллагаа
also: membership growth; member benefits; member engagement; membership fees; гишүүний татвар; professional association; мэргэжлийн холбоо; chamber of commerce; худалдааны танхим; club management; клуб ажиллуулах; trade union work; үйлдвэрчний эвлэл; industry association
tag: membership; гишүүнчлэл; associations
broader: community-management
related: ngo-management

ecosystem-building
en: ecosystem building; ecosystem development; innovation ecosystems; cluster development
mn: экосистем хөгжүүлэх; экосистем бүрдүүлэх; инновацын экосистем
also: startup ecosystem; стартап экосистем; cluster management; innovation hubs; technology parks; технологийн парк; ecosystem mapping; partner programmes; industry platforms; regional innovation
tag: ecosystem; экосистем; кластер
broader: business-development
related: accelerator-programmes; innovation-management; community-management

cooperative-management
en: cooperative management; cooperative development; producer groups
mn: хоршоо удирдах; хоршоо хөгжүүлэх; хоршооны менежмент; хоршоо
also: producer cooperative; cooperative governance; нөхөрлөл байгуулах; group sales; хамтын борлуулалт; member-owned business; cooperative shops; хоршооны нягтлан; cooperative relations; хоршоодтой харилцах; нэгдсэн борлуулалт; joint selling; нөхөрлөл байгуулалт
tag: cooperatives; co-op
broader: business
related: ngo-management; community-herder-work

agritourism
en: agritourism; community-based tourism; rural tourism
mn: агро аялал жуулчлал; орон нутагт түшиглэсэн аялал жуулчлал; хөдөөгийн аялал жуулчлал; малчин өрхийн аялал
also: herder homestay programme; эко лодж; farm stays; responsible tourism; хариуцлагатай аялал жуулчлал; sustainable tourism; winter tourism; өвлийн аялал; nomad festivals; birdwatching tours; sustainable tourism certification
broader: tourism-operations
related: tourist-camps; community-development-work

local-representation
en: local representation; business support for foreign companies; virtual office
mn: гадаад компанийг төлөөлөх; суурин төлөөлөгчийн үйлчилгээ; гадаадын компанид зөвлөх; виртуал оффис
also: soft landing; local agent; trade missions; бизнес төлөөлөгчид; export advice; экспортын зөвлөгөө; delegation visits; registered address; албан ёсны хаяг
broader: country-expansion
related: corporate-law; government-relations

humanitarian-programmes
en: humanitarian programmes; cash assistance; relief distribution; dzud response
mn: хүмүүнлэгийн хөтөлбөр; бэлэн мөнгөний тусламж; тусламж түгээх; зудын хариу арга хэмжээ
also: anticipatory action; emergency relief; өвөлжилтийн тусламж; shelter programmes; needs assessment; хэрэгцээний үнэлгээ; humanitarian logistics; тусламжийн бараа түгээх; DRR; shelter cluster
tag: camp management
broader: emergency-management
related: donor-project-management; social-work

value-chain-development
en: value chain development; market linkages; smallholder sourcing
mn: өртгийн сүлжээ хөгжүүлэх; өртгийн сүлжээ; зах зээлтэй холбох
also: value chains; producer support; үйлдвэрлэгчдийг дэмжих; contract farming; гэрээт тариалан; herder supply contracts; малчинтай гэрээ байгуулах; түүхий эдийн төв; local supply chains
broader: business-development
related: cooperative-management; agri-trading; community-development-work

gender-work
en: gender equality programmes; gender analysis; women's empowerment programmes
mn: жендэрийн тэгш байдлын хөтөлбөр; жендэрийн шинжилгээ; эмэгтэйчүүдийг чадавхжуулах; жендэрийн бодлого; жендэрийн мэргэжилтэн
also: gender mainstreaming; gender action plan; gender specialist; women entrepreneurs programme; safeguarding policies; GBV prevention; safe workplace policies; ажлын байрны дарамтаас сэргийлэх; хүйсийн эрх тэгш
tag: gender; жендэр; safeguarding
broader: social-work
related: ngo-management

grounds-maintenance
en: grounds maintenance; snow removal; outdoor cleaning
mn: гадна талбайн арчилгаа; цас цэвэрлэгээ; гадна талбайн цэвэрлэгээ; хашаа талбайн арчилгаа; зүлэг арчилгаа
also: snow ploughing; цас түрэх; ice clearing; мөс хагалах; гудамж талбай цэвэрлэх; park maintenance
tag: sweeping; mowing
broader: facility-management
related: landscaping; cleaning-services

flood-protection
en: flood protection; stormwater management; river engineering
mn: үерийн хамгаалалт; үерийн далан; борооны ус зайлуулах систем; голын эргийн хамгаалалт
also: flood risk; үерийн эрсдэл; drainage channels; үерийн зураглал; riverbank protection; riprap; revetment
broader: water-engineering
related: civil-engineering; emergency-management

road-freight
en: road freight; international trucking; intercity freight
mn: авто ачаа тээвэр; олон улсын авто тээвэр; хот хоорондын тээвэр; хот хоорондын ачаа тээвэрлэлт
also: TIR; truck permits; тээврийн зөвшөөрөл; carrier contracts; тээвэрлэгчийн гэрээ; cross-border trucking; long-haul; haulage company; trailer transport; full truckload; flatbed; porter truck; том оврын ачаа; том оврын тээвэр; чиргүүлт тээвэр
broader: freight-forwarding; transport-operations
related: trucking-dispatch; customs

cargo-consolidation
en: cargo consolidation; groupage; less than container load
mn: ачаа нэгтгэлт; ачаа нэгтгэх; хэсэгчилсэн ачаа; нэгтгэсэн ачаа
also: consolidated shipments; consolidation warehouse; shared containers; чингэлэг хуваах; карго нэгтгэх; parcel consolidation; хамтын захиалга
broader: freight-forwarding
related: warehousing; marketplace-sourcing

expeditions
en: expedition planning; expedition logistics; wilderness travel
mn: экспедиц зохион байгуулах; экспедицийн ложистик; зэлүүд нутгийн аялал; хээрийн аялал зохион байгуулах
also: expedition leader; ski touring; цанын аялал; winter expeditions; өвлийн экспедиц; base camp
broader: tourism-operations; outdoor-recreation
related: tour-guiding; wilderness-safety

wilderness-safety
en: wilderness safety; evacuation planning; wilderness first aid; winter safety
mn: хээрийн аюулгүй байдал; нүүлгэн гаргах төлөвлөгөө; хээрийн анхны тусламж; өвлийн аюулгүй ажиллагаа
also: avalanche safety; risk planning for trips; mountain rescue; уулын аврагч; cold injury; осголт; emergency plans for groups; rope work; ropes and knots
tag: rope; knots
broader: outdoor-recreation
related: emergency-medicine; emergency-management

dangerous-goods
en: dangerous goods transport; hazardous cargo; oversize cargo
mn: аюултай ачааны тээвэр; овор ихтэй ачаа; хүнд даацын тээвэр; аюултай ачаа
also: hazmat; fuel transport; шатахуун тээвэр; project cargo; route permits; хүнд даацын зөвшөөрөл; tanker trucks; lithium battery shipping; IMDG; тэсрэх бодис; explosives; DGSA
tag: ADR
broader: transport-operations
related: freight-forwarding; compliance

energy-project-development
en: energy project development; power purchase agreements
mn: эрчим хүчний төсөл хөгжүүлэх; эрчим хүч худалдан авах гэрээ; сүлжээнд холбох; эрчим хүчний тариф
also: PPA; feed-in tariff; energy tariffs; grid studies; mini-grids; net metering; grid connection; power trading; electricity market; эрчим хүчний зах зээл; wind farm developer
broader: renewable-energy
related: project-finance; licensing-permits

# ---------------------------------------------------------------------------
# Archives, museums, interpreting
# ---------------------------------------------------------------------------

cataloguing
en: cataloguing; collections management; metadata description
mn: каталогжуулах; каталог хийх; үзмэрийн бүртгэл; номын каталог; сан хөмрөгийн бүртгэл
also: cataloguer; metadata standards; Dublin Core; item descriptions; номзүйн бүртгэл; archive description; provenance research; inventory of collections; finding aids
tag: cataloguing and metadata; каталог; catalog; catalogue
broader: library-science
related: records-management; museum-work

document-scanning
en: scanning services; book scanning; archive digitisation; bulk document scanning
mn: баримт сканнердах; скан хийх үйлчилгээ; ном сканнердах; архив цахимжуулах
also: film scanning; photo scanning; хуучин зураг сканнердах; microfilm; manuscript digitisation; scan operator; image quality control
tag: scanning; scan; скан; сканнердах; digitising
broader: records-management
related: photo-archive-work; ocr

environmental-education
en: environmental education; nature education; outdoor learning
mn: байгаль орчны боловсрол; экологийн боловсрол; байгаль дээрх сургалт
also: forest school; eco clubs; эко клуб; nature camps; байгаль хамгаалах сургалт; climate education; school gardens; сургуулийн ногооны талбай; citizen science; иргэний шинжлэх ухаан
broader: teaching
related: environmental-management; camp-facilitation

bilingual-education
en: bilingual education; heritage language schooling; multilingual classrooms
mn: хос хэлний боловсрол; хос хэлтэй сургалт; гадаад дахь монгол хэлний сургалт
also: Mongolian weekend schools abroad; Kazakh-language schooling; казах сургууль; эх хэлний сургалт; immersion programmes
broader: teaching
related: language-teaching; special-education

heritage-interpretation
en: heritage interpretation; visitor interpretation; museum guiding; exhibition texts
mn: үзмэр тайлбарлах; музейн тайлбарлагч; өвийн тайлбар; үзэсгэлэнгийн бичвэр
also: тайлбар самбар; audio guides; аудио хөтөч; visitor experience; museum education; музейн боловсрол; guided museum tours; interpretive planning
broader: museum-work
related: tour-guiding; storytelling

meeting-interpreting
en: business interpreting; liaison interpreting; meeting interpretation; remote interpreting
mn: уулзалтын орчуулга; хэлэлцээрийн орчуулга; зайнаас хэлмэрчлэх
also: conference interpreting; Zoom interpretation; site visit interpreting; trade fair interpreter; үзэсгэлэнгийн орчуулагч; delegation interpreter; factory visit interpreting; телефон орчуулга; phone interpreting
tag: interpretation
broader: interpreting

community-interpreting
en: community interpreting; court interpreting; medical interpreting
mn: иргэдэд туслах аман орчуулга; шүүхийн орчуулга; эмнэлгийн аман орчуулга; иргэдэд үзүүлэх орчуулга
also: hospital interpreter; public service interpreting; цагдаагийн орчуулагч; school interpreting
broader: interpreting
related: integration-support; patient-support

# ---------------------------------------------------------------------------
# Everyday ways of saying
# ---------------------------------------------------------------------------

technical-management
en: technical management; technical direction; technical supervision
mn: техникийн удирдлага; техник технологийн удирдлага
also: engineering direction; техникийн бодлого; technical reviews; technical leadership; техникийн шийдвэр гаргах; техникийн шийдвэр гаргалт; tech leadership; техник удирдах; техникийн багийн удирдлага
broader: technology-leadership; leadership

coordination-work
en: coordination work; activity coordination; team coordination
mn: ажил зохицуулах; уялдаа холбоог хангах; зохион байгуулах ажил; багийн уялдаа
also: coordinating teams; coordinating partners; зохицуулагчийн ажил; зохион байгуулах чадвар; organising skills; organisational skills; organizing work; getting things organised
tag: coordination; coordinator; organising; зохион байгуулалт; зохион байгуулах; зохицуулах; зохицуулалт хийх; зохион байгуулагч; зохицуулагч
broader: operations
related: project-management

problem-solving
en: problem solving; troubleshooting
mn: асуудал шийдвэрлэх чадвар
also: root cause analysis; шалтгааны шинжилгээ; шийдэлд чиглэсэн; identifying problems; identifying obstacles; defining problems; technical aptitude; асуудлын шалтгаан илрүүлэх
tag: solution finding; асуудал шийдвэрлэх; шийдэл олох; гарц олох; solving problems; асуудал шийдэх; root cause; mechanical reasoning; RCA
broader: soft-skills

critical-thinking
en: critical thinking; logical thinking; structured thinking
mn: шүүмжлэлт сэтгэлгээ; логик сэтгэлгээ; задлан шинжлэх чадвар; системтэй сэтгэлгээ
also: analytical reasoning; дүн шинжилгээ хийх чадвар; systems thinking skills; first principles thinking; analytical thinking; analytical ability; strategic thinking; logical reasoning
tag: analytical; analytical mind; insights
broader: soft-skills

decision-making
en: decision making; prioritisation
mn: шийдвэр гаргах чадвар; тэргүүлэх чиглэл тогтоох
also: тэргүүлэх чиглэл тогтоолт
tag: judgement; шийдвэр гаргах; эрэмбэлэх
broader: soft-skills
related: leadership

multitasking
en: multitasking; handling several jobs at once; juggling tasks
mn: олон ажил зэрэг хийх; зэрэг олон ажил амжуулах; ачаалал зохицуулах
also: multi-tasking; working under pressure; ачааллын дунд ажиллах
broader: soft-skills
related: time-planning

time-planning
en: time planning; personal organisation; meeting deadlines
mn: цагийн менежмент; цаг төлөвлөх; цагаа зөв ашиглах; ажлаа төлөвлөх
also: personal productivity; to-do planning; calendar management; хуваарь гаргах; өөрийгөө зохион байгуулах; цаг баримтлан ажиллах
tag: хуваарь
broader: soft-skills

soft-skills
en: soft skills; interpersonal skills; people skills
mn: хувь хүний ур чадвар; хүмүүстэй ажиллах чадвар; хүмүүстэй харилцах
also: social skills; emotional intelligence; сэтгэл хөдлөлийн оюун ухаан; хүнтэй ажиллах; ойлгуулах чадвар; хамтран ажиллах чадвар; зөөлөн ур чадвар; organizational skills; self-awareness; persuasion skills
tag: communication skills; interpersonal; persuasion; tact; charisma; professionalism; organisation; organizational; brainstorming; active listening

building-businesses-from-scratch
en: building from scratch; company set-up; new business launch
mn: тэгээс эхлүүлэх; шинэ бизнес эхлүүлэх; компани байгуулж ажиллуулах; шинээр байгуулах
also: greenfield operations; launching new ventures; setting up a company; шинэ нэгж байгуулах; business set-up; venture launch
broader: entrepreneurship
related: business-model-design

@role

# ---------------------------------------------------------------- directors and heads

regional-director
en: regional director; regional head; area director; area manager
mn: бүсийн захирал; бүс хариуцсан захирал; бүсийн удирдагч; бүс нутгийн захирал
also: regional lead; cluster manager; provincial manager; аймаг хариуцсан менежер; орон нутаг хариуцсан захирал; district manager
broader: executive
related: managing-director; sales-manager-role
implies: leadership; operations

chief-risk-officer
en: chief risk officer; head of risk; risk director
mn: эрсдэл хариуцсан захирал; эрсдэлийн удирдлагын захирал; эрсдэлийн хэлтсийн дарга
also: VP risk; эрсдэлийн албаны дарга; chief compliance officer
broader: executive
implies: risk-management; compliance; leadership

rd-director
en: R&D director; head of R&D; head of research; research director
mn: судалгаа хөгжүүлэлтийн захирал; судалгаа хөгжүүлэлт хариуцсан захирал; судалгааны албаны дарга
also: chief scientific officer; innovation director; инноваци хариуцсан захирал; эрдэм шинжилгээ хариуцсан захирал
broader: executive; researcher
implies: research; innovation-management; leadership

investment-director
en: investment director; chief investment officer; head of investments; investment principal
mn: хөрөнгө оруулалтын захирал; хөрөнгө оруулалт хариуцсан захирал; хөрөнгө оруулалтын албаны дарга
also: fund director; investment principal VC; хөрөнгө оруулалтын сангийн захирал; deal lead; head of deals
broader: executive; investor-role
implies: investment; due-diligence; financial-modelling

sustainability-director
en: sustainability director; head of sustainability; chief sustainability officer; ESG director
mn: тогтвортой хөгжил хариуцсан захирал; тогтвортой хөгжлийн захирал; ESG хариуцсан захирал
also: head of ESG; head of impact; head of climate; impact lead; нөлөөлөл хариуцсан захирал; байгаль орчин хариуцсан захирал
broader: executive; environmental-specialist
implies: environmental-management; impact-reporting; leadership

supply-director
en: supply chain director; procurement director; head of procurement; head of supply chain
mn: хангамж хариуцсан захирал; худалдан авалт хариуцсан захирал; ханган нийлүүлэлтийн захирал; логистик хариуцсан захирал
also: head of logistics; logistics director; head of sourcing; хангамжийн хэлтсийн дарга; ложистикийн захирал
broader: executive; supply-chain-manager
implies: supply-chain; procurement; leadership

medical-director
en: medical director; chief medical officer; clinical director; chief physician
mn: эмчилгээ хариуцсан захирал; эмчилгээ эрхэлсэн орлогч дарга; эрхлэгч эмч; ерөнхий эмч
also: clinical lead; тасгийн эрхлэгч; клиникийн эрхлэгч
broader: executive; doctor
implies: medicine; hospital-administration; leadership

quality-director
en: quality director; head of quality
mn: чанар хариуцсан захирал; чанарын албаны дарга; чанарын хэлтсийн дарга
also: VP quality; чанарын захирал; head of QHSE; QHSE manager; ЧБОХАБЭА
broader: executive; quality-manager-role
implies: quality-management; quality-standards; leadership

acting-director
en: acting director; acting manager; stand-in manager
mn: түр орлон гүйцэтгэгч; үүрэг гүйцэтгэгч
also: interim director; caretaker manager; захирлын үүргийг түр гүйцэтгэх
broader: executive
implies: leadership; operations

managing-partner
en: managing partner; senior partner; partner in a firm
mn: удирдах түнш; ахлах түнш; хувь нийлүүлэгч түнш
also: law firm partner; audit partner; junior partner; хувь нийлүүлэгч; shareholder partner
related: co-founder; executive
implies: business-development; leadership

association-president
en: association president; society chair; union leader; club president
mn: холбооны ерөнхийлөгч; нийгэмлэгийн тэргүүн; эвлэлийн дарга; клубийн тэргүүн
also: federation president; trade union chair; холбооны дарга; chamber president; cooperative chair; хоршооны тэргүүн
related: ngo-manager; board-member
implies: member-services; leadership

company-secretary
en: company secretary; corporate secretary; board secretary
mn: ТУЗ-ийн нарийн бичгийн дарга; компанийн нарийн бичгийн дарга; засаглалын мэргэжилтэн
also: governance officer; ТУЗ-ийн нарийн бичиг; governance manager
implies: corporate-governance; compliance

# ---------------------------------------------------------------- leads, officers, foremen

site-lead
en: site lead; site supervisor; site leader; works supervisor
mn: талбайн ахлагч; талбайн ахлах; талбайн мастер; талбай хариуцсан инженер
also: works manager; field supervisor; site coordinator; lead hand; ахлах мастер; хэсгийн ахлагч; ажлын ахлагч; хэсгийн мастер; барилгын ахлагч; гүйцэтгэлийн ахлагч
tag: мастер; supervisor
related: construction-manager-role; department-head
implies: site-supervision; crew-management

shift-leader
en: shift leader; shift supervisor; shift lead; shift manager
mn: ээлжийн ахлагч; ээлжийн ахлах; ээлжийн мастер; ээлжийн менежер
also: shift foreman; ээлжийн инженер; duty manager; ээлжийн дарга; floor supervisor; танхимын ахлах; floor manager; shop supervisor
implies: shift-management; crew-management

workshop-manager
en: workshop manager; workshop head; workshop master
mn: цехийн ахлагч; цехийн ахлах; засварын цехийн дарга; урлангийн эрхлэгч
also: workshop supervisor; service centre manager; сервис төвийн менежер; засварын мастер; studio head; maintenance manager; maintenance supervisor; засвар үйлчилгээний дарга; засварын ахлах механик
related: production-manager; mechanic
implies: manufacturing; repair-maintenance; crew-management

programme-officer
en: programme officer; program officer; field officer; programme associate
mn: хөтөлбөрийн ажилтан; хөтөлбөрийн мэргэжилтэн; хөтөлбөр хариуцсан мэргэжилтэн; орон нутгийн зохицуулагч
also: project assistant; төслийн туслах; programme assistant; program associate; programme specialist; project associate; field coordinator; grants officer; community officer; team coordinator; зохицуулагч мэргэжилтэн; programme coordinator NGO
related: project-manager-role; ngo-manager
implies: donor-project-management; project-management

programme-director
en: programme director; program director; head of programmes
mn: хөтөлбөрийн захирал; хөтөлбөр хариуцсан захирал; хөтөлбөрийн удирдагч
also: head of programs; chief of party; төслийн нэгжийн дарга; programme lead; хөтөлбөрийн ахлагч; project implementation unit head; төслийн үндэсний зохицуулагч
broader: project-manager-role
implies: programme-management; leadership

rights-manager
en: rights manager; head of licensing; licensing manager; royalty manager
mn: эрхийн менежер; лицензийн менежер; роялтийн мэргэжилтэн
also: rights advisor; rights specialist; copyright manager; catalogue manager; music publisher manager; зохиогчийн эрхийн зөвлөх
implies: rights-management; intellectual-property; contract-law

local-partner
en: local partner; regional partner; local representative
mn: орон нутгийн хамтрагч; нутгийн түнш; орон нутаг дахь төлөөлөгч
also: in-country partner; Монгол дахь хамтрагч; аймаг дахь төлөөлөгч; орон нутгийн зохицуулагч түнш
related: managing-partner
implies: local-representation; business-development

# ---------------------------------------------------------------- co-founders and advisors of a trade

operations-co-founder
en: operations co-founder; co-founder for operations; co-founder and COO
mn: үйл ажиллагаа хариуцсан хамтран үүсгэн байгуулагч; үйл ажиллагаа хариуцсан хамтрагч
also: үйл ажиллагааны хамтрагч
broader: co-founder
related: coo
implies: operations; leadership

production-co-founder
en: production co-founder; manufacturing co-founder; co-founder for production
mn: үйлдвэрлэл хариуцсан хамтран үүсгэн байгуулагч; үйлдвэрлэл хариуцсан хамтрагч
also: production partner; үйлдвэрлэлийн хамтрагч; craft co-founder; workshop partner; цех хариуцсан хамтрагч
broader: co-founder
related: production-manager
implies: manufacturing; quality-management

marketing-co-founder
en: marketing co-founder; growth co-founder
mn: маркетинг хариуцсан хамтран үүсгэн байгуулагч; маркетинг хариуцсан хамтрагч
also: growth partner; брэнд хариуцсан хамтрагч
broader: co-founder
related: cmo
implies: marketing; sales

finance-co-founder
en: finance co-founder; co-founder and CFO; co-founder for finance
mn: санхүү хариуцсан хамтран үүсгэн байгуулагч; санхүү хариуцсан хамтрагч
also: санхүүжилт хариуцсан хамтрагч
broader: co-founder
related: cfo
implies: finance; fundraising

legal-co-founder
en: legal co-founder; compliance co-founder; co-founder for legal matters
mn: хууль хариуцсан хамтран үүсгэн байгуулагч; эрх зүй хариуцсан хамтрагч
broader: co-founder
related: general-counsel
implies: legal; compliance

product-co-founder
en: product co-founder; co-founder and CPO
mn: бүтээгдэхүүн хариуцсан хамтран үүсгэн байгуулагч; бүтээгдэхүүн хариуцсан хамтрагч
also: бүтээлч хамтрагч
broader: co-founder
related: cpo
implies: product-management; design

science-co-founder
en: scientific co-founder; research co-founder; co-founder and chief scientist
mn: судалгаа хариуцсан хамтран үүсгэн байгуулагч; эрдэм шинжилгээ хариуцсан хамтрагч
also: лаборатори хариуцсан хамтрагч
broader: co-founder
related: rd-director
implies: research

medical-co-founder
en: medical co-founder; clinical co-founder
mn: эмчилгээ хариуцсан хамтрагч; эмнэлзүй хариуцсан хамтрагч
broader: co-founder
related: medical-director
implies: medicine

education-co-founder
en: education co-founder; teaching co-founder; learning co-founder
mn: сургалт хариуцсан хамтран үүсгэн байгуулагч; сургалт хариуцсан хамтрагч
broader: co-founder
related: teacher-role
implies: teaching; curriculum-design

agri-co-founder
en: agricultural co-founder; farming co-founder
mn: хөдөө аж ахуй хариуцсан хамтран үүсгэн байгуулагч; мал аж ахуй хариуцсан хамтрагч
also: farm partner; livestock partner
broader: co-founder
implies: crop-farming; animal-husbandry

clinical-advisor
en: clinical advisor; medical advisor; health advisor
mn: эмнэлзүйн зөвлөх; анагаахын зөвлөх; эмч зөвлөх
also: pharmacy advisor; эм зүйн зөвлөх; мал эмнэлгийн зөвлөх
broader: advisor
related: doctor
implies: medicine

research-advisor
en: research advisor; academic advisor; science advisor
mn: судалгааны зөвлөх; эрдэм шинжилгээний зөвлөх; академик зөвлөх
also: statistics advisor; статистикийн зөвлөх; M&E advisor
broader: advisor
related: researcher
implies: research

compliance-advisor
en: compliance advisor; regulatory advisor; licensing advisor
mn: комплаенсын зөвлөх; зохицуулалтын зөвлөх; тусгай зөвшөөрлийн зөвлөх
broader: advisor
related: compliance-officer
implies: compliance; licensing-permits

product-advisor
en: product advisor; design advisor; UX advisor
mn: бүтээгдэхүүний зөвлөх; дизайны зөвлөх; загварын зөвлөх
also: design adviser; content advisor; контентын зөвлөх
broader: advisor
related: product-manager
implies: product-management

agri-advisor
en: agricultural advisor; farm advisor; food technology advisor
mn: хөдөө аж ахуйн зөвлөх; мал аж ахуйн зөвлөх; хүнсний зөвлөх; тариалангийн зөвлөх
also: livestock advisor; extension officer; ХАА-н зөвлөх; greenhouse advisor; food safety advisor
broader: advisor
related: agronomist
implies: crop-farming; animal-husbandry

manufacturing-advisor
en: manufacturing advisor; engineering advisor; operations advisor
mn: үйлдвэрлэлийн зөвлөх; инженерийн зөвлөх; үйл ажиллагааны зөвлөх
also: quality advisor; чанарын зөвлөх; supply chain advisor; ложистикийн зөвлөх; construction advisor; energy advisor; эрчим хүчний зөвлөх
broader: advisor
related: production-manager
implies: manufacturing; operations

regulatory-specialist
en: regulatory specialist; regulatory affairs specialist; licensing specialist; permits officer
mn: зөвшөөрлийн мэргэжилтэн; зохицуулалт хариуцсан мэргэжилтэн; лиценз хариуцсан ажилтан
also: licensing officer; permit coordinator; product registration specialist; бүтээгдэхүүний бүртгэлийн мэргэжилтэн
broader: compliance-officer
implies: licensing-permits; compliance

risk-officer
en: risk officer; risk specialist; risk controller
mn: эрсдэлийн ажилтан; эрсдэлийн мэргэжилтэн; эрсдэл хариуцсан менежер
also: fraud analyst; fraud specialist; залилангийн шинжээч
implies: risk-management; compliance

collections-officer
en: collections officer; debt collector; collections manager; recovery officer
mn: өр барагдуулах ажилтан; зээл төлүүлэлтийн мэргэжилтэн; авлага барагдуулах менежер
also: collections team lead; тусгай активын мэргэжилтэн; special assets officer; receivables officer; авлагын нягтлан
implies: debt-collection; customer-service

payments-specialist
en: payments specialist; payments manager; payment operations manager; head of payments
mn: төлбөр тооцооны мэргэжилтэн; төлбөр тооцооны менежер; төлбөрийн үйл ажиллагааны менежер; төлбөр тооцоо хариуцсан захирал
also: merchant manager; settlement officer; тооцооны мэргэжилтэн; card manager; картын мэргэжилтэн; clearing officer; тулгалтын мэргэжилтэн
implies: payments; payment-operations; reconciliation

inspector-role
en: inspector
mn: байцаагч; үзлэгийн мэргэжилтэн
also: food inspector; condition surveyor; welding inspector; хяналтын ажилтан; техникийн үзлэгийн ажилтан
implies: quality-management; compliance

# ---------------------------------------------------------------- crafts, field science, care

estimator-role
en: estimator; cost engineer; tender estimator; cost planner
mn: төсвийн инженер; өртгийн инженер; тооцооны инженер; тендерийн төсөвчин
also: tender manager; тендер хариуцсан инженер; measurement surveyor; төсөвчин; cost estimator; quantity surveyor
related: civil-engineer
implies: cost-estimation; quantity-takeoff

commissioning-engineer
en: commissioning engineer; installation engineer; start-up engineer
mn: тохируулгын инженер; угсралтын инженер
also: installation technician; угсралтын мастер; installer; суурилуулагч; installation manager; solar technician; монтажчин
broader: engineer
implies: commissioning; field-installation

service-engineer
en: service engineer; field service engineer; field technician; maintenance technician
mn: сервис инженер; үйлчилгээний инженер; талбайн техникч
also: after-sales engineer; support engineer equipment; засвар үйлчилгээний техникч; хэмжил автоматикийн слесарь
broader: engineer; mechanic
implies: field-repair; equipment-maintenance

toolmaker
en: toolmaker; mould maker; die maker; foundry worker
mn: багаж хэвийн мастер; багаж хэв үйлдвэрлэгч; цутгуурчин; хэв урлаач
also: pattern maker foundry; цутгагч; EDM operator; угсрагч слесарь; tool fitter
broader: welder
implies: mould-making; machining

sample-maker
en: sample maker; garment technologist; sample machinist; pattern cutter
mn: загварын оёдолчин; хувцасны технологич; загварын технологич; эсгүүр зохион бүтээгч
also: garment engineer; fit technician; pattern technologist; хувцасны конструктор; garment merchandiser; оёдлын цехийн технологич; clothing technologist
broader: tailor
implies: garment-technology; garment-samples; pattern-making

restorer-role
en: restorer; conservator; conservation specialist; heritage specialist
mn: сэргээн засварлагч; үзмэр сэргээн засварлагч; өв хамгаалагч; өвийн мэргэжилтэн
also: heritage architect; хадгалалт хамгаалалтын мэргэжилтэн; реставратор
implies: restoration-conservation

instrument-maker-role
en: instrument maker; luthier; piano tuner; organ builder
mn: хөгжмийн зэмсэг урлаач; хуур урлаач; хөгжим хөглөгч; морин хуур урлаач
also: guitar maker; organ tuner; violin maker
tag: tuner
broader: artisan-role
implies: instrument-making; instrument-tuning

librarian-role
en: librarian; cataloguer; museum registrar; museum collections manager
mn: номын санч; каталогч; номзүйч; сан хөмрөгч; үзмэрийн бүртгэгч
also: digitisation specialist; scan operator; records manager; баримт бүртгэгч; музейн мэргэжилтэн; metadata specialist; цахимжуулалтын мэргэжилтэн
implies: library-science; cataloguing; records-management

field-scientist
en: field biologist; taxonomist; botanist; zoologist; entomologist
mn: хээрийн биологич; ургамал судлаач; амьтан судлаач; шавж судлаач; хээрийн судлаач; зүйл тодорхойлогч
also: ornithologist; шувуу судлаач; hydrobiologist; гидробиологич; plankton analyst; wildlife biologist; marine biologist; palaeontologist; палеонтологич; загас судлаач; conservation biologist
broader: researcher
related: environmental-specialist
implies: field-ecology; field-work

care-manager
en: care manager; care home manager; care worker; matron
mn: асрамжийн газрын эрхлэгч; асрамжийн газрын захирал; асаргааны менежер; асаргааны ажилтан
also: care coordinator; асаргааны зохицуулагч; caretaker of elderly; care assistant; доула; day centre manager
related: nurse-role; social-worker
implies: nursing; elderly-care-work

clinic-owner
en: clinic owner; clinic founder; practice manager; practice owner
mn: эмнэлгийн эзэн; эмнэлэг үүсгэн байгуулагч; хувийн эмнэлгийн захирал; эмнэлгийн менежер захирал
also: pharmacy chain owner
broader: entrepreneur-role
related: public-health-specialist
implies: clinic-business; hospital-administration

seed-greenhouse-specialist
en: greenhouse manager; seed specialist; nursery manager
mn: хүлэмжийн эрхлэгч; үрийн мэргэжилтэн; мод үржүүлгийн мэргэжилтэн
also: grower; суулгац бойжуулагч; horticulturist; цэцэрлэгжүүлэгч; nursery grower
broader: agronomist
implies: greenhouse; seed-work

@language

inner-mongolian-language
en: Inner Mongolian; Inner Mongolian dialects; Chakhar Mongolian
mn: өвөр монгол хэл; цахар аялгуу; өвөрлөгч аялгуу
also: Khorchin; хорчин аялгуу; Ordos dialect; ордос аялгуу; Southern Mongolian
tag: өвөр монгол
broader: mongolian-language

evenki-language
en: Evenki; Evenki language; Khamnigan
mn: эвенк хэл; хамниган хэл
also: Ewenki; Tungusic languages; хамниган аялгуу

manchu-language
en: Manchu; Manchu language; Manchu script
mn: манж хэл; манж бичиг
also: Sibe; сибэ хэл

uyghur-language
en: Uyghur; Uyghur language
mn: уйгур хэл; уйгараар ярих
also: Uighur; уйгар хэл
related: uzbek-language

tatar-language
en: Tatar; Tatar language; Bashkir
mn: татар хэл; башкир хэл; татараар ярих

yakut-language
en: Yakut; Sakha language
mn: якут хэл; саха хэл
also: Sakha Tyla

altai-khakas-language
en: Altai language
mn: алтай хэл
also: Southern Altai

khakas-language
en: Khakas; Khakas language
mn: хакас хэл
also: Khakass; Shor language

turkmen-language
en: Turkmen; Turkmen language
mn: туркмен хэл; туркменээр ярих

azerbaijani-language
en: Azerbaijani; Azerbaijani language; Azeri
mn: азербайжан хэл; азербайжанаар ярих
related: turkish-language

tajik-language
en: Tajik; Tajik language
mn: тажик хэл; тажикаар ярих
also: Tajiki
related: persian-language

pashto-kurdish-language
en: Pashto
mn: пушту хэл

kurdish-language
en: Kurdish; Kurdish language
mn: курд хэл
also: Kurmanji; Sorani

georgian-language
en: Georgian; Georgian language
mn: гүрж хэл; гүржээр ярих
also: Kartuli; грузин хэл

armenian-language
en: Armenian; Armenian language
mn: армян хэл; армянаар ярих
also: армен хэл; Hayeren

romanian-language
en: Romanian; Romanian language
mn: румын хэл; румынаар ярих
also: Moldovan; молдав хэл

serbo-croatian-language
en: Serbian or Croatian; Serbian; Croatian; Bosnian; Serbo-Croatian
mn: серб эсвэл хорват хэл; серб хэл; хорват хэл; босни хэл
also: Montenegrin

slovene-macedonian-language
en: Slovenian; Slovene
mn: словени хэл

macedonian-language
en: Macedonian; Macedonian language
mn: македон хэл

slovak-language
en: Slovak; Slovak language
mn: словак хэл; словакаар ярих
related: czech-language

albanian-language
en: Albanian; Albanian language
mn: албани хэл; албаниар ярих
also: Shqip

belarusian-language
en: Belarusian; Belarusian language
mn: беларусь хэл; белорус хэл
also: Belarussian
related: russian-language

lithuanian-language
en: Lithuanian; Lithuanian language
mn: литва хэл; литваар ярих

latvian-language
en: Latvian; Latvian language
mn: латви хэл; латвиар ярих

estonian-language
en: Estonian; Estonian language
mn: эстони хэл; эстониор ярих
related: finnish-language

icelandic-language
en: Icelandic; Icelandic language
mn: исланд хэл; исландаар ярих
also: Faroese

irish-welsh-language
en: Irish language; Gaelic
mn: ирланд хэл
tag: Irish

welsh-language
en: Welsh; Welsh language
mn: уэльс хэл

catalan-basque-language
en: Catalan
mn: каталан хэл
related: spanish-language

basque-language
en: Basque; Basque language
mn: баск хэл
also: Euskara

galician-language
en: Galician; Galician language
mn: галисия хэл

bengali-language
en: Bengali; Bangla; Bengali language
mn: бенгал хэл; бенгалаар ярих

tamil-telugu-language
en: Tamil
mn: тамил хэл
also: Dravidian languages

telugu-language
en: Telugu; Telugu language
mn: телугу хэл

malayalam-language
en: Malayalam; Malayalam language
mn: малаялам хэл

kannada-language
en: Kannada; Kannada language
mn: каннада хэл

punjabi-language
en: Punjabi
mn: пунжаб хэл
also: Panjabi
related: hindi-language

gujarati-language
en: Gujarati; Gujarati language
mn: гужарат хэл
related: hindi-language

marathi-language
en: Marathi; Marathi language
mn: маратхи хэл
related: hindi-language

nepali-language
en: Nepali; Nepali language; Newari
mn: непал хэл; непалаар ярих
also: Nepalese; Sherpa language
related: hindi-language

sinhala-language
en: Sinhala; Sinhalese; Sinhala language
mn: сингал хэл; сингалаар ярих
also: Sri Lankan languages; шри ланк хэл

burmese-language
en: Burmese; Burmese language; Myanmar language
mn: бирм хэл; мьянмар хэл

khmer-language
en: Khmer; Khmer language; Cambodian
mn: кхмер хэл; камбож хэл

lao-language
en: Lao; Lao language; Laotian
mn: лаос хэл; лаосоор ярих
related: thai-language

swahili-language
en: Swahili; Kiswahili; Swahili language
mn: суахили хэл; суахилиар ярих
also: суахил хэл
tag: суахили

amharic-language
en: Amharic
mn: амхар хэл

tigrinya-language
en: Tigrinya; Tigrinya language
mn: тигринья хэл

somali-language
en: Somali; Somali language
mn: сомали хэл

oromo-language
en: Oromo; Oromo language
mn: оромо хэл

west-african-languages
en: Yoruba
mn: йоруба хэл

hausa-language
en: Hausa; Hausa language
mn: хауса хэл

igbo-language
en: Igbo; Igbo language
mn: игбо хэл

wolof-language
en: Wolof; Wolof language
mn: волоф хэл

fula-language
en: Fula; Fula language
mn: фула хэл

bambara-language
en: Bambara; Bambara language
mn: бамбара хэл

akan-language
en: Akan; Akan language; Twi
mn: акан хэл

southern-african-languages
en: Zulu or Xhosa; Zulu; Xhosa
mn: зулу эсвэл хоса хэл; зулу хэл; хоса хэл
also: isiZulu; isiXhosa

afrikaans-language
en: Afrikaans; Afrikaans language
mn: африкаанс хэл
related: dutch-language

shona-language
en: Shona; Shona language
mn: шона хэл

sotho-language
en: Sesotho; Sesotho language
mn: сото хэл

tswana-language
en: Tswana; Tswana language
mn: тсвана хэл

lingala-language
en: Lingala; Lingala language
mn: лингала хэл

kinyarwanda-language
en: Kinyarwanda; Kinyarwanda language
mn: руанда хэл

latin-language
en: Latin language; classical Latin
mn: латин хэл; сонгодог латин хэл
also: medical Latin
tag: Latin; латин

sanskrit-language
en: Sanskrit; Sanskrit language; Pali
mn: санскрит хэл; пали хэл
also: санскрит; Devanagari

esperanto-language
en: Esperanto; constructed languages
mn: эсперанто хэл; зохиомол хэл
also: эсперанто

haitian-creole-language
en: Haitian Creole
mn: гаитийн креол хэл
also: Kreyol

quechua-language
en: Quechua; Quechua language
mn: кечуа хэл

aymara-language
en: Aymara; Aymara language
mn: аймара хэл

guarani-language
en: Guarani; Guarani language
mn: гуарани хэл

mayan-languages
en: Mayan languages; Maya language
mn: майя хэл

@value

# ---------------------------------------------------------------- time and place of work

on-call-work
en: on-call work; standby duty; on call
mn: дуудлагаар ажиллах; дуудлагын ажил; жижүүрлэх; бэлэн байдалд ажиллах
also: 24/7 duty; хоногийн жижүүр; standby shifts
tag: standby; дуудлагаар
related: shift-work; flexible-hours

mornings
en: morning work; early shift
mn: өглөөний цагаар; өглөө ажиллах; өглөөний ээлж; үдээс өмнө ажиллах
also: mornings only; before noon; өглөөгүүр; early mornings
tag: morning; өглөө; үдээс өмнө
related: part-time; flexible-hours

afternoons
en: afternoon work; late shift; afternoons only
mn: үдээс хойш ажиллах; үдээс хойших цагаар; үдээс хойших ээлж
tag: afternoon; үдээс хойш
related: part-time; flexible-hours

weekdays
en: weekday work; working days only
mn: ажлын өдрүүдэд; ажлын өдрөөр; даваагаас баасан
also: Monday to Friday; weekdays only; no weekends; амралтын өдөр ажиллахгүй; five-day week; таван өдөр ажиллах
tag: weekday; ажлын өдөр
related: full-time

days-per-week
en: one or two days a week; a few days a week; days per week
mn: долоо хоногт нэг хоёр өдөр; долоо хоногт хоёр өдөр; долоо хоногт нэг өдөр; долоо хоногт гурван өдөр
also: two days a week; 2 days a week; 3 days a week; one day a week; half a day; хагас өдөр; every other day
related: part-time

seasonal-availability
en: seasonal availability; summer only; winter only
mn: улирлын чанартай ажил; зөвхөн зун; зөвхөн өвөл
also: summer season; жуулчны улиралд; tourist season; harvest season; ургац хураалтын үеэр; намрын ажил; spring work; school holidays only
tag: seasonal; season; улирлын; улирал; summer
broader: short-term

outdoor-work
en: outdoor work; working outdoors
mn: гадаа ажиллах; гадаа хийх ажил; хээр ажиллах
also: in the fresh air; цэвэр агаарт ажиллах; хүйтэнд ажиллах; work in nature; байгальд ажиллах
tag: outdoors; гадаа
related: travel-ready

physical-work
en: physical work; manual work
mn: биеийн хүчний ажил; хүч шаардсан ажил; гар ажиллагаатай ажил
also: heavy lifting; physically demanding; хүнд ажил; биеийн хүчээр ажиллах
related: hands-on-work

side-project
en: side project; alongside a job; nights and evenings project
mn: хажуугийн төсөл; ажлынхаа хажуугаар; үндсэн ажлын хажуугаар
also: side hustle; side gig; хажуугийн ажил; нэмэлт орлого; extra income
related: part-time; evenings

student-friendly
en: student-friendly; beside studies; flexible for students
mn: оюутанд тохиромжтой; сургуулийнхаа хажуугаар; хичээлийн хажуугаар
also: student job; suitable for students; оюутан ажиллаж болно; хичээлтэйгээ зохицуулах
related: part-time; flexible-hours

time-zone-overlap
en: time zone overlap; flexible time zones; cross-time-zone work
mn: цагийн бүс таарах; цагийн бүс зөрүүтэй ажиллах; цагийн зөрүү
also: time zones; Америкийн цагаар ажиллах; Европын цагаар; working US hours; time difference
related: remote-work; async-work

visa-support
en: visa sponsorship; work permit support
mn: виз гаргаж өгөх; ажлын виз; ажиллах зөвшөөрөл гаргаж өгөх
also: visa sponsor; sponsored visa; visa support; relocation package; нүүх зардал гаргана; relocation support
tag: visa
related: relocation-ready

lodging-and-meals
en: accommodation provided; meals provided; board and lodging
mn: байраар хангана; байр хоолоор хангана; хоол унаатай; хоолтой унаатай; байр хоолтой
also: free lunch; үдийн хоолтой; company transport; унаатай; housing provided; camp accommodation; кемпийн байр; lodging included
related: paid-salary

# ---------------------------------------------------------------- money between partners

hourly-pay
en: hourly pay; hourly rate; paid by the hour
mn: цагийн хөлс; цагаар тооцох; цагийн цалин; цагийн үнэлгээ
also: per hour; day rate; өдрийн хөлс; daily rate; piece rate; ажлын хөлс; тоогоор цалинжих
tag: hourly; цагаар
related: consulting-work; part-time

fixed-price
en: fixed price; fixed fee; lump sum
mn: тогтмол үнэ; нийт үнээр тохирох; багц үнэ; тохирсон үнэ
also: fixed budget; flat fee; package price; нэг удаагийн төлбөр; agreed price; fixed-price contract
related: consulting-work

milestone-payment
en: milestone payments; staged payments; payment by milestone
mn: үе шатаар төлөх; үе шаттай төлбөр; ажлын явцаар төлөх
also: advance payment; урьдчилгаа төлбөр; урьдчилгаа; deposit upfront; payment on delivery; хүлээлгэж өгөөд төлөх
tag: milestone; үе шат
related: fixed-price

deferred-pay
en: deferred pay; paid after funding; salary later
mn: цалингаа дараа авах; хөрөнгө босгосны дараа цалинжих; хойшлуулсан цалин
also: pay when funded; deferred compensation; цалин хойшлуулах; salary after investment; орлоготой болохоор цалинжих
related: equity-based; unpaid-start

own-capital
en: own capital; investing own money; skin in the game
mn: өөрийн хөрөнгө оруулах; мөнгө нийлүүлэх; хувь хөрөнгө оруулах; хөрөнгө нийлүүлэх
also: personal investment; founder capital; хувь нийлүүлэх; хамтдаа хөрөнгө гаргах; contributing capital; capital contribution; money in; own land; own workshop; own equipment; өөрийн газартай; өөрийн цехтэй; өөрийн машинтай
related: equity-based; risk-taking

trial-period
en: trial period; trial collaboration; trial project
mn: туршилтын хугацаа; туршиж хамтрах; туршилтаар ажиллах; тест хугацаа
also: probation; test period; нэг сар туршиж үзэх; дагалдан хугацаа
tag: trial; trial first
related: short-term

exclusive-commitment
en: exclusive commitment; no side jobs; full dedication
mn: зөвхөн энэ ажилд; давхар ажилгүй; бүрэн төвлөрөх
also: exclusivity; non-compete; өрсөлдөхгүй байх гэрээ; single focus; нэг л ажилд төвлөрөх; no other projects
related: full-time

shared-ownership
en: worker-owned; employee ownership; shared ownership; community-owned
mn: дундын өмч; хамтын өмчлөл; ажилтнуудын өмчлөл; хоршооллын зарчим
also: cooperative values; steward ownership; profit shared by all; дундын өмчлөл; member-owned; co-ownership
related: fairness; equity-based

# ---------------------------------------------------------------- manners and temper

calmness
en: calmness; composure; calm under pressure
mn: тайван байдал; тайван зан; сандрахгүй байх
also: keeping calm; тогтуун; төв төвшин; no drama; хэрүүлгүй
tag: calm; тайван
related: resilience

humility
en: humility; modesty; low ego
mn: даруу байдал; даруу төлөв; даруу зан; их зангүй
also: humble; no ego; биеэ тоодоггүй; willing to admit mistakes; алдаагаа хүлээн зөвшөөрөх
tag: modest
related: respect; honesty

listening
en: active listening; good listener
mn: бусдыг сонсох; сонсох чадвар; сайн сонсогч; анхааралтай сонсох
also: hearing people out; үг сонсдог; зөвлөлдөж шийдэх
tag: listening; сонсох
related: communication; respect

sober-lifestyle
en: sober lifestyle; no bad habits; healthy lifestyle
mn: муу зуршилгүй; архи тамхи хэрэглэдэггүй; эрүүл амьдралын хэв маяг; муу дадалгүй
also: тамхи татдаггүй; архи уудаггүй; no alcohol; no smoking; эрүүл дадал; healthy habits
related: reliability

hands-on-work
en: hands-on work; hands-on attitude; rolling up sleeves
mn: гардан ажиллах; гардаж хийх; өөрийн гараар хийх; ханцуй шамлан ажиллах
also: hands-on founder; practical work; гар бие оролцох; operator mindset; практик ажил
tag: hands-on
related: initiative; simplicity

teaching-others
en: helping juniors grow; teaching others; growing people
mn: залуусыг бэлтгэх; зааж сургах; залуу мэргэжилтэн бэлтгэх; туршлагаа өвлүүлэх
also: developing people; mentoring mindset; coaching culture; дагалдуулж сургах; шавь бэлтгэх; passing on skills; ур чадвараа өвлүүлэх; мэдлэгээ өвлүүлэх; passing on knowledge
related: open-source-value; leadership-value

steady-growth
en: steady growth; slow growth; sustainable growth pace
mn: алхам алхмаар өсөх; тогтвортой өсөх; яаралгүй өсөх; аажим өсөлт
also: slow and steady; organic growth; small and good; жижигхэн боловч чанартай; growing at our own pace; хэрээрээ өсөх
related: long-term-thinking; profitability

local-roots
en: local roots; local knowledge; rooted in the community
mn: нутгийн хүн; орон нутгаа мэддэг; нутаг орондоо ажиллах; нутгаа хөгжүүлэх
also: local presence; нутгийн холбоо; home region; working in my home province; нутагтаа ажиллах
tag: local; нутаг
related: national-values; social-impact

plain-language
en: plain language; clear writing; no jargon
mn: энгийн үгээр ярих; ойлгомжтой тайлбарлах; ойлгомжтой бичих
also: plain speaking; simple words; хүнд ойлгомжтой; clear explanations
related: communication; transparency

scientific-rigour
en: scientific rigour; reproducibility; healthy scepticism
mn: шинжлэх ухаанч хандлага; шалгаж баталгаажуулах; эргэлзэж шалгах; нотлох баримттай ажиллах
also: fair tests; peer-reviewed; тестээр батлах; open methods; судалгаанд суурилсан
tag: scepticism; science
related: data-driven; experimentation

deep-focus
en: deep work; deep focus; undisturbed time
mn: төвлөрч ажиллах; чимээгүй хөдөлмөр; анхаарал төвлөрүүлэх
also: focused work; maker schedule; нам гүм ажиллах; чимээгүй ажиллах
tag: focus
related: async-work; quality

lawfulness
en: lawfulness; rules first; respect for the law
mn: хууль дээдлэх; хууль журам сахих; дүрэмтэй ажиллах
also: rule of law; by the book; журмаар ажиллах; paying taxes honestly; татвараа шударга төлөх; legal first; хууль ёсоор ажиллах
related: honesty; structure

hospitable-spirit
en: hospitable spirit; serving guests well
mn: зочломтгой; хүнийг сайхан угтах; үйлчилгээний сэтгэл
also: welcoming; service mindset; warm welcome; найрсаг угтах; guest first; зочноо хүндлэх
related: customer-focus; respect

no-waste
en: no waste; using everything; careful with resources
mn: хаягдалгүй; нөөцөө хайрлах; хаягдал гаргахгүй; гамтай ашиглах
also: zero-waste mindset; арвилан хэмнэх; байгаагаа ашиглах
related: frugality; sustainability-value

people-served-first
en: putting those served first; patients first; learners first
mn: хүн төвтэй; өвчтөн нэгдүгээрт; суралцагч нэгдүгээрт; хүүхэд нэгдүгээрт
also: patient-centred; children first; student-centred; суралцагч төвтэй; өвчтөн төвтэй; human-centred; people first; herders first; малчид нэгдүгээрт
related: customer-focus; social-impact

tidiness
en: tidiness; neatness; clean workplace
mn: цэвэр цэгцтэй; ажлын байраа цэгцтэй байлгах; эмх цэгц
also: clean and tidy; цэвэрч; keeping things in order
tag: tidy; neat; orderly
related: structure; quality

@industry

small-businesses-topic
en: small and medium enterprises; micro-enterprises
mn: жижиг дунд бизнес; бичил бизнес; жижиг дунд бизнес эрхлэгчид
also: small business owners; ЖДҮ эрхлэгч; ЖДБ; өрхийн үйлдвэрлэл; мухлаг; household business; SMEs; small trading firms
tag: SME; SMB

`;
