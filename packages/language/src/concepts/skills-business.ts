// Hand-written concept graph: business skills (finance, sales, marketing, people, operations, law, research). Plain text, see the @kind sections below.
export const skillsBusiness = `
@skill

# ---------------------------------------------------------------------------
# Business in general
# ---------------------------------------------------------------------------

business
en: business management; running a business
mn: бизнесийн удирдлага; бизнес эрхлэх; бизнес удирдах
also: MBA; business side; business person; business guy; business minded; knows business; understands business; business background; business skills; бизнес тал; бизнесийн туршлага; бизнесийн мэдлэг; бизнес хийх
tag: business; бизнес; management; менежмент; business management; business administration; commerce
related: entrepreneurship; leadership

entrepreneurship
en: entrepreneurship; starting a business; startup building; serial entrepreneur
mn: бизнес эрхлэлт; энтрепренёр; бизнес эхлүүлэх; гарааны бизнес; бизнес эрхлэгч; хувиараа бизнес эрхлэх
also: startup founding; sold a company; sold my company; стартап хийх; стартап эхлүүлэх; энтрепренер; аж ахуй эрхлэх; 0 to 1
tag: exits
broader: business
related: business-model-design; leadership; strategy

leadership
en: leadership; people management; team management; executive management
mn: манлайлал; баг удирдах; багийн удирдлага; удирдах ур чадвар; хүмүүсийг удирдах
also: team lead; багийн ахлагч; манлайлах; удирдлагын туршлага; хүн удирдах; ажилчдыг удирдах; OKR rollout; KPI management; KPI үнэлгээ; багийн манлайлал; чиглүүлэх ур чадвар
tag: удирдлага; удирдах; leading; чиглүүлэх
related: business; operations

strategy
en: business strategy; strategic planning; corporate strategy; strategist
mn: бизнес стратеги; стратеги төлөвлөлт; стратеги боловсруулах
also: go-to-market; GTM; стратегич; OKR; balanced scorecard; SWOT; стратеги төлөвлөх; стратеги боловсруулалт; PESTLE; PESTEL; Porter's five forces; blue ocean; competitive strategy; scenario planning; BCG matrix; Ansoff matrix; Hoshin Kanri; futures studies; mission statements; long-term planning; corporate values; differentiation strategy; consensus building
tag: strategy; стратеги; foresight; төлөвлөгөө; төлөвлөлт; planning; differentiation; mission; TAM
broader: business
related: business-model-design; business-development; market-research

business-model-design
en: business models and planning; business model design; business planning; lean canvas
mn: бизнес загвар ба төлөвлөгөө; бизнес загвар; бизнес төлөвлөгөө; бизнес модель
also: business model canvas; BMC; бизнес план; customer validation; идэй шалгах; value proposition; value proposition canvas; revenue model; business plan
broader: business
related: strategy; financial-modelling; entrepreneurship

business-development
en: business development; partnerships; business developer
mn: бизнес хөгжүүлэлт; бизнес хөгжүүлэлтийн менежер; түншлэл; хамтын ажиллагаа хөгжүүлэх
also: BDM; biz dev; bizdev; partner management; бизнес хөгжүүлэх; түншлэлийн менежер; түнш байгууллага олох; партнершип; consortium building; backstopping
broader: business
related: b2b-sales; strategy; negotiation

management-consulting
en: management consulting; business consulting; business advisory
mn: менежментийн зөвлөгөө; бизнесийн зөвлөх үйлчилгээ; бизнес зөвлөх
also: consultancy; консалтинг; менежментийн зөвлөх; strategy consulting; management analyst
tag: зөвлөгөө; consulting; consultation; advisory; advice; advising
broader: strategy
related: business-process-management; financial-analysis

corporate-governance
en: corporate governance; board governance; board management
mn: компанийн засаглал; ТУЗ-ийн нарийн бичиг; төлөөлөн удирдах зөвлөл; засаглалын зөвлөгөө
also: board secretary; ТУЗ; independent director; хараат бус гишүүн; хувьцаа эзэмшигчдийн хурал; ESG governance; shareholder meetings; dividend policy; ногдол ашгийн бодлого; board papers; хувь нийлүүлэгчдийн хурал; annual general meeting; TUZ secretary; дүрэм боловсруулах; governance codes
tag: governance; засаглал
broader: business
related: corporate-law; compliance

negotiation
en: negotiation; deal making; negotiator
mn: хэлэлцээр хийх; хэлэлцээ хийх ур чадвар; гэрээ хэлцэл хийх
also: яриа хэлэлцээ; хэлцэл хийх; salary negotiation; contract negotiation
tag: хэлэлцээр; deals; гэрээ хэлэлцээр
broader: business
related: sales; contract-law; procurement

change-management
en: change management; organisational development; organizational transformation
mn: өөрчлөлтийн удирдлага; байгууллагын хөгжил; байгууллагын өөрчлөлт шинэчлэл
also: organization development; цифр шилжилтийн удирдлага
broader: leadership
related: human-resources; training

innovation-management
en: innovation management; corporate innovation; accelerator management; incubation
mn: инновацын удирдлага; инновацын менежмент; стартап инкубатор; акселератор хөтөлбөр
also: open innovation; startup program; инкубаци; акселератор; инновац хөгжүүлэх; хакатон зохион байгуулах; hackathon organising; инновац хөгжүүлэлт; design thinking; hackathons; innovation workshops; дизайн сэтгэлгээ; SIT method; TRIZ
broader: business
related: entrepreneurship; research

risk-management
en: risk management; risk manager
mn: эрсдэлийн удирдлага; эрсдэлийн менежер; эрсдэлийн үнэлгээ
also: ISO 31000; risk assessment; эрсдэл тооцох; эрсдэлийн шинжээч; FRM; financial risk manager; ERM framework; enterprise risk; эрсдэлийн менежмент
tag: risk; эрсдэл
broader: business
related: internal-audit; compliance; credit-risk

# ---------------------------------------------------------------------------
# Finance
# ---------------------------------------------------------------------------

finance
en: finance; financial management; financier; finance manager
mn: санхүү; санхүүч; санхүүгийн менежер
also: CFA; ACCA; money person; money side; financial planning and analysis; санхүүгийн удирдлага
tag: financing; санхүүжилт
broader: business
related: accounting

accounting
en: accounting; bookkeeping; accountancy; accountant; bookkeeper
mn: нягтлан бодох бүртгэл; нягтлан бодогч; нягтлан; бүртгэл хөтлөх; нягтлангийн үйлчилгээ; данс хөтлөлт
also: accounts payable; accounts receivable; double entry; журнал бичилт; данс хөтлөх; ня-бо; нябо; МНБ; авлага өглөг; general ledger; санхүүгийн бүртгэл; данс бүртгэл; CPA; accounting services; balance sheets; accounts; кассын тайлан; тайлан тооцоо; нягтлан бодох үйлчилгээ
tag: өглөг; анхан шатны баримт; бүртгэл
broader: finance
related: tax; financial-reporting; payroll

financial-reporting
en: financial reporting; financial statements; balance sheet preparation
mn: санхүүгийн тайлан; санхүүгийн тайлагнал; тайлан тэнцэл
also: тайлан баланс; e-balance; и-баланс; тайлан гаргах; баланс гаргах; consolidated statements; нэгтгэсэн тайлан; month-end close; year-end close; consolidation of accounts; IFRS reporting; management accounts; жилийн эцсийн тайлан; улирлын тайлан; XBRL reporting; fixed assets; depreciation; элэгдэл тооцох; accruals; журнал хөтлөлт
tag: XBRL; impairment; элэгдэл
broader: accounting
related: ifrs; audit

ifrs
en: financial reporting standards (IFRS); IFRS; international financial reporting standards; GAAP
mn: санхүүгийн тайлагналын стандарт (СТОУС); СТОУС; санхүүгийн тайлагналын олон улсын стандарт; НББОУС; нягтлан бодох бүртгэлийн олон улсын стандарт
also: УСНББОУС; IFRS for SMEs
broader: financial-reporting
related: audit

management-accounting
en: management accounting; cost accounting; cost control
mn: удирдлагын бүртгэл; өртгийн бүртгэл; өртөг тооцох; зардлын бүртгэл
also: unit cost; өөрийн өртөг; product costing; CIMA; зардлын хяналт; expense control; зардал хянах тооцоо; зардлын тооцоо; өртгийн тооцоо; cost analysis; certified management accountant; total cost of ownership; CGMA; DipIFR
tag: costing; тооцоо; CMA; TCO; өртөг
broader: accounting
related: budgeting; financial-analysis

small-business-bookkeeping
en: outsourced accounting; small business bookkeeping; freelance accounting
mn: гэрээгээр нягтлан бодох бүртгэл хөтлөх; гэрээт нягтлан; гэрээт нягтлан бодогч; жижиг бизнесийн бүртгэл; нягтлан бодох бүртгэлийн аутсорсинг
also: part-time accountant; цагийн нягтлан; хавсарсан нягтлан; хувиараа нягтлан бодогч
broader: accounting
related: tax; payroll

payroll
en: payroll
mn: цалингийн тооцоо; цалин бодох; цалингийн нягтлан; цалин хөлсний тооцоо
also: нийгмийн даатгалын тайлан; НДШ; social insurance contribution; timesheet; цагийн бүртгэл; ээлжийн амралтын тооцоо; payroll tax; ADP; Paychex; цалин бодолт
broader: accounting
related: human-resources; compensation-benefits; personal-income-tax

inventory-accounting
en: inventory accounting; stock counting; stocktaking; fixed asset register
mn: бараа материалын бүртгэл; тооллого; агуулахын тооллого; эд хөрөнгийн бүртгэл; үндсэн хөрөнгийн бүртгэл
also: эд хариуцагч; бараа тоолох; үлдэгдэл тооцох; inventory count; бараа материалын нягтлан; бараа материалын тооцоо; нярав
broader: accounting
related: warehousing; inventory-management

treasury
en: treasury management; cash flow management; cash management
mn: мөнгөн урсгалын удирдлага; мөнгөн урсгал; мөнгөн хөрөнгийн удирдлага; трежэри
also: liquidity management; хөрвөх чадвар; мөнгөн гүйлгээ; treasury operations; cash planning; мөнгөн хөрөнгийн төлөвлөлт; lender relationships; bank relationships; cash forecasting; cash forecast; liquidity forecasting; cash flow forecasting
tag: treasury; бэлэн мөнгө
broader: finance
related: foreign-exchange; budgeting

budgeting
en: budgeting; budget planning; financial planning; FP&A
mn: төсөвлөлт; төсөв боловсруулах; төсөв төлөвлөлт; санхүүгийн төлөвлөлт; төсвийн хяналт
also: budget control; төсвийн шинжилгээ; budget analysis; төсөв гаргах; зардлын төсөв; financial forecast; санхүүгийн хяналт; төсвийн гүйцэтгэл; төсөв төлөвлөх; төсөв боловсруулалт; annual budgets; P&L ownership; P&L; profit and loss
tag: budget; төсөв
broader: finance
related: financial-modelling; management-accounting

financial-modelling
en: financial modelling; financial projections; unit economics
mn: санхүүгийн загварчлал; санхүүгийн загвар; санхүүгийн модель; санхүүгийн тооцоолол
also: DCF; NPV; IRR; Excel model; санхүүгийн прогноз; фин модель; cash flow model; LTV CAC; юнит экономик; scenario modelling; three-statement model; Crystal Ball; Palisade @RISK; Anaplan; Adaptive Planning; Hyperion
broader: finance
related: valuation; budgeting; investment

financial-analysis
en: financial analysis; financial analyst; ratio analysis
mn: санхүүгийн шинжилгээ; санхүүгийн шинжээч; санхүүгийн үзүүлэлтийн шинжилгээ
also: эдийн засгийн тооцоо; Bloomberg; Refinitiv; Eikon; Capital IQ; Morningstar; FactSet; PitchBook
tag: ROI
broader: finance
related: financial-modelling; data-analysis; valuation

feasibility-study
en: feasibility study; techno-economic assessment
mn: техник эдийн засгийн үндэслэл (ТЭЗҮ); ТЭЗҮ; техник эдийн засгийн үндэслэл; төслийн үндэслэл боловсруулах
also: cost benefit analysis; зардал үр ашгийн шинжилгээ; feasibility report
tag: FS; PFS; feasibility
broader: business
related: financial-modelling; project-management; market-research

valuation
en: business and asset valuation; business valuation; asset valuation; appraisal; property valuation
mn: хөрөнгө ба бизнесийн үнэлгээ; хөрөнгийн үнэлгээ; бизнесийн үнэлгээ; хөрөнгийн үнэлгээчин; компанийн үнэлгээ
also: appraiser; үнэлгээчин; startup valuation; үнэ цэнийг тогтоох; real estate valuation
tag: valuation
broader: finance
related: financial-modelling; investment

mergers-acquisitions
en: mergers and acquisitions; M&A
mn: компанийн нэгдэл ба худалдан авалт (M&A); нэгдэх худалдан авах; компани худалдан авалт; нэгдэл нийлэлт
also: buy side; sell side; acquisition deal; компани зарах; post-merger integration; exit planning; business sale; бизнес худалдан авах; бизнес борлуулах зөвлөгөө
tag: acquisition
broader: finance
related: valuation; corporate-law; investment

# --- audit, control -------------------------------------------------------

audit
en: audit; auditor
mn: аудит; аудитор; аудитын үйлчилгээ
also: аудитын компани; аудитын тайлан; CaseWare; IDEA audit; ACL Analytics; TeamMate; audit software; auditing; auditing accounts
tag: CFE
broader: accounting
related: ifrs; internal-audit; tax

internal-audit
en: internal audit; internal control; internal auditor
mn: дотоод аудит; дотоод хяналт; дотоод аудитор
also: хяналт шалгалт; дотоод хяналтын систем; financial controls; control testing; CIA certification; certified internal auditor; COSO; SOX controls
tag: CIA
broader: finance
related: audit; risk-management; compliance

forensic-accounting
en: forensic accounting; fraud examination; fraud investigation
mn: санхүүгийн мөрдөн шалгалт; шинжээч нягтлан
also: fraud detection analyst; санхүүгийн шинжээчийн дүгнэлт
broader: audit
related: aml-kyc

# --- tax ------------------------------------------------------------------

tax
en: tax; taxation; tax consulting; tax adviser
mn: татвар; татварын тайлан; татварын зөвлөгөө; татварын зөвлөх; татварын мэргэжилтэн
also: tax reports; tax reporting; х тайлан; X тайлан; мэргэшсэн татварын зөвлөх; МТЗ; и-такс; татварын төлөвлөлт; tax planning; tax return; tax compliance; татварын байцаагч; tax filing; e-Tax
broader: finance
related: accounting; tax-law

vat
en: VAT; value added tax; VAT return; sales tax
mn: НӨАТ; нэмэгдсэн өртгийн албан татвар; НӨАТ-ын тайлан
also: НӨАТУС; consumption tax
broader: tax

corporate-income-tax
en: corporate income tax; corporate tax
mn: аж ахуйн нэгжийн орлогын албан татвар; ААНОАТ; орлогын татвар
tag: CIT
broader: tax

personal-income-tax
en: personal income tax; individual tax return
mn: хувь хүний орлогын албан татвар; ХХОАТ; хувь хүний татвар
also: ХАОАТ; ХХОАТ-ын тайлан; income tax return; freelancer tax
tag: PIT
broader: tax
related: payroll

international-tax
en: international tax; cross-border tax; transfer pricing; double taxation treaty
mn: олон улсын татвар; үнэ шилжилт; шилжилтийн үнэ; давхар татварын гэрээ
also: permanent establishment; offshore structuring; үнэ шилжилтийн тайлан; давхар татвар; шилжүүлгийн үнэ
broader: tax
related: international-law; ifrs

us-tax
en: US tax; IRS filing; US tax return; enrolled agent
mn: АНУ-ын татвар; Америкийн татвар
also: Delaware franchise tax; US bookkeeping
broader: tax
related: international-tax; us-company-formation

eu-tax
en: European tax; EU VAT; OSS VAT; German tax
mn: Европын татвар; Европын холбооны НӨАТ; Германы татвар
also: UK tax return
broader: tax
related: international-tax; vat

asia-tax
en: Asian tax; Asian tax filing; Japanese tax; Korean tax; Chinese tax; Singapore tax
mn: Азийн орнуудын татвар; Японы татвар; Солонгосын татвар; Хятадын татвар; Сингапурын татвар
also: Казахстаны татвар; Kazakhstan tax; ОХУ-ын татвар; Russian tax
broader: tax
related: international-tax

# --- banking, lending, payments --------------------------------------------

banking
en: banking; banking operations; banker; bank teller; commercial banking
mn: банкны үйл ажиллагаа; банк; банкны ажилтан; теллер
also: харилцагчийн менежер банк; retail banking; deposit products; хадгаламжийн бүтээгдэхүүн; bank partnerships; teller; банкны теллер; bank branch manager; Oracle Flexcube; SWIFT Alliance; Bankline; Infosys Finacle; T24
tag: Polaris
broader: finance
related: lending; payments

lending
en: lending; loan officer; loan underwriting; credit analysis
mn: зээл олголт; зээл; зээлийн мэргэжилтэн; зээлийн эдийн засагч
also: loans; debt financing; зээлийн судалгаа; ЖДҮ зээл; mortgage; ипотек; моргейж; зээлийн ажилтан; SME finance; ЖДҮ-ийн санхүүжилт; trader finance; vehicle loans; автомашины зээл; pawnbroker; ломбардны ажилтан; loan broking; хэсэгчилсэн төлбөр; барьцаалан зээлдүүлэх; барьцаат зээл; ломбардын зээл
tag: мөнгө зээлэх; зээлдүүлэх; P2P
broader: banking
related: credit-scoring; credit-risk; debt-collection

microfinance
en: microfinance; non-bank financial institution; consumer lending
mn: бичил санхүү ба ББСБ; ББСБ; банк бус санхүүгийн байгууллага; бичил санхүү; цахим зээл; бичил зээл
also: NBFI; ломбард; pawnshop; онлайн зээл; ХЗХ; хадгаламж зээлийн хоршоо; credit union; group lending; бүлгийн зээл; microcredit
tag: pawn
broader: lending
related: credit-scoring

credit-scoring
en: credit scoring; credit score model; scorecard development; credit scoring models
mn: зээлийн скоринг; скоринг; зээлийн оноо; зээлийн үнэлгээний загвар; зээлийн скоринг загвар
also: зээлжих зэрэглэл; зээлжих чадвар; behavioural scoring; alternative data scoring; зээлийн мэдээллийн сан; ЗМС; credit bureau; credit scorecard; scorecard modelling; application scorecards; credit model
tag: scorecard; scoring
broader: credit-risk
related: machine-learning; statistics; lending

credit-risk
en: credit risk; loan portfolio risk
mn: зээлийн эрсдэл; зээлийн багцын эрсдэл
also: expected credit loss; PD LGD; чанаргүй зээл; зээлийн чанар
tag: Basel
broader: risk-management
related: lending; ifrs

debt-collection
en: debt collection; loan recovery; collections agent
mn: зээл барагдуулалт; зээл төлүүлэх; авлага барагдуулалт; өр барагдуулах
also: overdue loans; хугацаа хэтэрсэн зээл; авлага цуглуулах; collection call; debt recovery; collections operations; early collections; payment reminders; зээлийн өр барагдуулах; тооцоо барагдуулах; зээл төлүүлэлт; seasonal repayment plans; зээл барагдуулах; авлага барагдуулах; өр нэхэх; өр барагдуулалт; collecting debts
tag: dunning; авлага
related: lending; customer-service; litigation

leasing-factoring
en: leasing; factoring; trade finance
mn: лизинг; факторинг; худалдааны санхүүжилт; санхүүгийн түрээс
also: аккредитив; letter of credit; банкны баталгаа; bank guarantee; invoice financing; supply chain finance; нийлүүлэлтийн санхүүжилт; invoice discounting; receivables finance
tag: leases
broader: banking
related: lending; export-import

payments
en: payments; acquiring
mn: төлбөр тооцоо; төлбөрийн шийдэл; цахим төлбөр; төлбөрийн интеграци
also: кюпэй; картын гүйлгээ; money transfer; SWIFT transfer; төлбөрийн карт; payment cards
tag: төлбөр; карт; шилжүүлэг; данс
broader: finance
related: banking; e-commerce-operations

foreign-exchange
en: foreign exchange; currency trading; forex
mn: валютын арилжаа; гадаад валют; форекс
also: FX trading; валют солих; hedging; ханшийн эрсдэл; валютын зах зээл; currency market; FX market
tag: FX; валют; currency
broader: finance
related: securities-trading; treasury

aml-kyc
en: AML and KYC; AML; KYC; anti-money laundering; know your customer
mn: мөнгө угаахтай тэмцэх (AML/KYC); мөнгө угаахтай тэмцэх; МУТСТ; харилцагчаа таних; KYC
also: CAMS; sanctions screening; терроризмыг санхүүжүүлэх; FATF; KYC onboarding; сэжигтэй гүйлгээ; BSA/AML; Bank Secrecy Act; мөнгө угаах; know your business; beneficial ownership checks
tag: KYB
broader: compliance
related: banking; forensic-accounting

# --- insurance ---------------------------------------------------------------

insurance-products
en: insurance; insurance agent; insurance broker
mn: даатгал; даатгалын мэргэжилтэн; даатгалын төлөөлөгч; даатгалын зуучлагч; андеррайтинг
also: underwriting; insurance sales; insurer; даатгуулагч; даатгагч; жолоочийн даатгал; амь насны даатгал; life insurance; car insurance; property insurance; insurtech; андеррайтер; underwriter; даатгал борлуулалт; bancassurance; microinsurance; health insurance; travel insurance; Guidewire; insurance software; Duck Creek
broader: finance
related: actuarial; insurance-claims

insurance-claims
en: insurance claims; claims handling; loss adjusting; claims assessment
mn: даатгалын нөхөн төлбөр; нөхөн төлбөр; хохирол үнэлгээ; хохирол барагдуулалт
also: хохирол үнэлэгч; нөхөн төлбөр бүрдүүлэлт; даатгалын хохирол; нөхөн төлбөрийн зөвлөгөө; хохирол барагдуулах; loss assessor; claims adjusting
tag: claim; хохирол
broader: insurance-products
related: valuation; customer-service

actuarial
en: actuarial science; actuary; actuarial analysis
mn: актуарын тооцоо; актуар; актуарч
also: actuarial; actuarial pricing; reserving; GLM; mortality tables; solvency; IFRS 17; loss models; insurance pricing; даатгалын тооцоолол; credibility theory; Radar pricing; ResQ
tag: pricing models; Prophet; Emblem
broader: insurance-products
related: statistics; financial-modelling

reinsurance
en: reinsurance
mn: давхар даатгал; давхар даатгалын гэрээ
also: давхар даатгагч; reinsurance negotiation; reinsurance treaties
broader: insurance-products

agricultural-insurance
en: agricultural insurance; index insurance; livestock insurance; crop insurance
mn: хөдөө аж ахуйн даатгал; мал даатгал; индексжүүлсэн даатгал
also: тариалангийн даатгал; weather index; parametric insurance; мал даатгуулах; livestock index; insurance for herders; index insurance design; basis risk
broader: insurance-products
related: animal-husbandry; crop-farming

# --- investment, fundraising ----------------------------------------------------

investment
en: investment; investing; portfolio management
mn: хөрөнгө оруулалт; багцын удирдлага
also: investment fund; хөрөнгө оруулалтын сан; хамтын сан; asset management; wealth management; хөрөнгийн менежмент; private equity; investment analyst; хөрөнгө оруулалтын шинжээч; asset-backed securities; investment adviser; financial adviser; estate planning; structured products; asset allocation; венчур; дивиденд
tag: хөрөнгө оруулах; invest; хөрөнгө; angel; syndicates; CAIA
broader: finance
related: valuation; financial-modelling; securities-trading

venture-capital
en: venture capital; VC; angel investing; startup investment
mn: венчур хөрөнгө оруулалт; венчур капитал; ангел хөрөнгө оруулалт; стартапын хөрөнгө оруулалт
also: venture fund; венчур сан; seed fund; term sheet; cap table; SAFE note; venture debt; secondary share sales; венчур хөрөнгө оруулах; ангел хөрөнгө оруулах; стартапын хөрөнгө оруулах; LP relations; dealroom; Crunchbase; AngelList; Carta
tag: follow-on
broader: investment
related: fundraising; valuation

securities-trading
en: securities trading; stock trading; capital markets; stockbroker; stock brokerage
mn: үнэт цаасны арилжаа; үнэт цаас; хөрөнгийн зах зээл; брокер дилер; үнэт цаасны брокер; хөрөнгийн бирж
also: IPO; MSE; МХБ; bonds; бонд гаргах; бондын арилжаа; андеррайтер компани; equity research; stock trader; трейдер; хувьцаа; үнэт цаасжуулалт; investment banking; хөрөнгө оруулалтын банк; securities market; securities firm; options trading; derivatives; ETFs; stock broker; securities dealer; technical analysis; day trading; futures trading; portfolio trading; үнэт цаасны дилер; TradingView; MT4; MT5; Interactive Brokers; cTrader; stock broking; хувьцааны брокер; бирж
tag: futures
broader: investment
related: financial-analysis; foreign-exchange

fundraising
en: fundraising; raising capital; investor relations; pitching to investors; startup fundraising
mn: хөрөнгө босгох; хөрөнгө татах; санхүүжилт татах; хөрөнгө оруулалт татах; санхүүжилт босгох; хөрөнгө оруулагчтай харилцах
also: seed round; pre-seed; series A; fund raising; санхүүжилт олох; IR manager; investor outreach; investor meetings; фандрайзинг; investor introductions; хөрөнгө оруулагчтай холбох; хөрөнгө таталт; хөрөнгө босголт; raising money; raising funds; find investors; finding investors; мөнгө босгох; хөрөнгө олох; angel networks; pre-seed round; инвестороос хөрөнгө босгох; fundraiser
broader: finance
related: pitch-deck; venture-capital; financial-modelling

pitch-deck
en: pitch deck; investor presentation; pitch preparation
mn: питч дек; пич дек; хөрөнгө оруулагчийн танилцуулга; төслийн танилцуулга бэлтгэх
also: слайд бэлтгэх; one pager; demo day; presentation deck; pitch training; pitch coaching; питч
related: fundraising; graphic-design

crowdfunding
en: crowdfunding
mn: краудфандинг; олон нийтийн санхүүжилт; олны хөрөнгө оруулалт
also: Kickstarter; олны хөрөнгө оруулах; Indiegogo; GoFundMe
broader: fundraising
related: digital-marketing; community-management

fundraising-ngo
en: grants and NGO fundraising; NGO fundraising; grant writing; donor relations; grant proposal; nonprofit fundraising
mn: төслийн санхүүжилт босгох; төсөл бичих; төслийн санал бичих; буцалтгүй тусламж; донортой харилцах; тэтгэлэгт төсөл бичих
also: grant application; donor projects; хандив босголт; EU grant; USAID; ADB project; грант; төслийн санхүүжилт авах; charity fundraising; хандив цуглуулах; Horizon Europe; UNDP төсөл; success stories; impact stories; case studies for donors; get grants; win grants; тэтгэлэгт төсөл; fundraising proposals; donor cultivation; donor pipeline; bequests; microgrants
tag: donor
related: project-evaluation; ngo-management; donor-project-management

donor-project-management
en: donor project management; development project coordination; grant management
mn: донор төслийн удирдлага; олон улсын төсөл хэрэгжүүлэх; төсөл хэрэгжүүлэх нэгж; хөгжлийн төсөл
also: ТХН; logical framework; development project; олон улсын байгууллагын төсөл; project coordinator NGO; grant reporting; төслийн тайлагнал; programme design; concept notes; төсөл хөтөлбөр боловсруулах; field visits with donors; donor visits; олон улсын төсөл хэрэгжүүлэлт; төсөл хөтөлбөр боловсруулалт; GIZ; UNDP; JICA; KOICA; results frameworks; Swiss SDC; World Vision
broader: project-management
related: fundraising-ngo; project-evaluation; ngo-management

personal-finance
en: personal finance; financial literacy; financial advisor; retirement planning
mn: хувийн санхүү; санхүүгийн боловсрол; санхүүгийн зөвлөх; тэтгэврийн төлөвлөлт
also: financial coach; pension; тэтгэврийн сан; money management; certified financial planner
tag: CFP
broader: finance
related: insurance-products; investment

crypto-finance
en: cryptocurrency trading; digital assets; VASP
mn: виртуал хөрөнгийн арилжаа; виртуал хөрөнгө; крипто валют; токеномикс
also: ВХҮҮ; виртуал хөрөнгийн үйлчилгээ; crypto exchange; token sale; койн гаргах; койн гаргалт; stablecoins; ICO; crypto trading; Coinbase; Binance
tag: staking
broader: investment
related: blockchain; aml-kyc

carbon-finance
en: green finance; carbon credits; sustainable finance
mn: ногоон санхүүжилт; карбон кредит; тогтвортой санхүүжилт; ногоон зээл
also: ESG; carbon market; нүүрстөрөгчийн зах зээл; impact investing; нөлөөллийн хөрөнгө оруулалт; green bond; ногоон бонд; carbon offset; нүүрстөрөгчийн кредит; green loans; green lending; нөлөөллийн хөрөнгө оруулах
broader: finance
related: environmental-management; climate-change

# ---------------------------------------------------------------------------
# Sales
# ---------------------------------------------------------------------------

sales
en: sales; selling; salesperson; sales manager; sales representative
mn: борлуулалт; борлуулалтын менежер; борлуулагч; борлуулалтын ажилтан
also: sales executive; сэйлс; deal closing; sales pipeline; sales pitch; sales plan; cross-selling; борлуулах; objection handling; зарж чадах; зарах хүн; бараа зарах
tag: зарах; зуучлал; closing; objections; ХТ
broader: business
related: negotiation; customer-service; business-development

b2b-sales
en: B2B sales; enterprise sales; corporate sales; business to business sales
mn: B2B борлуулалт; байгууллагын борлуулалт; корпорэйт борлуулалт; байгууллагад борлуулах
also: corporate client; байгууллагын харилцагч; solution selling; B2B; байгууллагын худалдаа; Б2Б борлуулалт; Б2Б; wholesale accounts; OEM захиалга авах; ICT sales; consultative selling; pharma sales; SPIN selling
broader: sales
related: account-management; business-development; lead-generation

saas-sales
en: SaaS sales; software sales; tech sales; IT sales
mn: программ хангамжийн борлуулалт; SaaS борлуулалт; IT борлуулалт; системийн борлуулалт
also: SDR; BDR; software demo; presales; пре-сэйл; sales engineer; программ борлуулах; inbound sales
broader: b2b-sales
related: saas; account-management

lead-generation
en: lead generation; prospecting; cold outreach; cold emailing
mn: боломжит харилцагч олох; лид цуглуулах; харилцагч олох
also: lead gen; лид; cold email; LinkedIn outreach; хүйтэн дуудлага; cold call; appointment setting; захиалагч олох; харилцагч татах; захиалга олох; outbound sales; account-based marketing; ABM; demand generation; sales prospecting
tag: outbound; inbound
broader: sales
related: telesales; digital-marketing

telesales
en: telesales; telemarketing; phone sales
mn: утасны борлуулалт; телемаркетинг
also: outbound calls; гарах дуудлага; телесэйл; cold calling; утсаар борлуулах
broader: sales
related: call-centre; lead-generation

field-sales
en: field sales; door to door sales; trade representative; van sales
mn: талбайн борлуулалт; худалдааны төлөөлөгч; хээрийн борлуулалт; чиглэлийн борлуулалт; ХТ борлуулалт
also: ачааны борлуулагч; авто борлуулалт; түгээгч борлуулагч; захиалга авах борлуулагч
broader: sales
related: distribution; merchandising

retail-sales
en: retail sales; shop assistant; sales associate; cashier
mn: жижиглэнгийн борлуулалт; худалдагч; худалдагч кассчин; дэлгүүрийн худалдагч; худалдааны зөвлөх; кассчин
also: лангууны худалдагч; борлуулагч худалдагч; store staff; shop clerk; нүүрний худалдагч; market vendor; street vendor; лангуу түрээс; захын наймаачин; business to consumer; consumer sales; касс дээр ажиллах
tag: B2C; D2C
broader: sales
related: retail-management; customer-service

account-management
en: account management; customer success; client relationship management
mn: харилцагчийн менежмент; харилцагчийн менежер; гол харилцагчийн удирдлага; харилцагч хариуцсан менежер; харилцагчийн амжилт
also: KAM; account executive; customer success manager; харилцагчтай ажиллах; харилцагч хариуцах; үйлчлүүлэгчийн менежер; upselling; key account; strategic accounts; managing customer expectations; understanding customer needs; calling clients; худалдан авагчтай харилцах; buyer relations
tag: cross-sell; client calls
broader: sales
related: customer-service; b2b-sales

sales-management
en: sales management; sales team leadership; sales planning
mn: борлуулалтын удирдлага; борлуулалтын багийн удирдлага; борлуулалтын төлөвлөлт
also: борлуулалтын захирал; sales director; KPI for sales; sales forecasting; борлуулалтын ахлах; sales supervisor
broader: sales; leadership
related: sales-training

sales-training
en: sales training; sales coaching; sales enablement
mn: борлуулалтын сургалт; борлуулалтын ур чадварын сургалт; борлуулагч бэлтгэх
also: sales script; борлуулалтын скрипт
broader: training
related: sales; sales-management

pricing
en: pricing; price analysis; revenue management
mn: үнэ тогтоох; үнийн бодлого; үнийн стратеги; үнэ бодох; үнийн судалгаа
also: subscription pricing; yield management; үнэлгээ бодох; үнэ гаргах; price list; үнэ тогтоолт; setting prices; price setting
broader: business
related: financial-modelling; market-research; sales

distribution
en: distribution and wholesale; distribution; wholesale; dealer network management
mn: түгээлт ба бөөний худалдаа; түгээлт; бөөний худалдаа
also: FMCG; distributor; дистрибьютер; бөөнөөр худалдаалах; бөөний борлуулалт; wholesaler; dealership; дилер; route to market; орон нутгийн түгээлт; албан ёсны дистрибьютор; ӨХБ; борлуулалтын сүлжээ; бөөний нийлүүлэлт; дотоодын үйлдвэрлэгчийн хөтөлбөр; бараа түгээх; reseller networks; FMCG distribution; түгээлтийн борлуулагч; ван борлуулалт; албан ёсны дистрибьютер; дистрибьюц
tag: distributing
broader: sales
related: field-sales; logistics-management; delivery-operations

merchandising
en: merchandising; shelf display; planogram
mn: мерчандайзинг; мерчандайзер
also: merchandiser; мерчендайзер; бараа өрөгч; витрин засах; window display
tag: stocking
broader: retail-management
related: field-sales; category-management

retail-management
en: retail management; store management; shop management; store manager
mn: дэлгүүрийн удирдлага; дэлгүүрийн менежер; худалдааны менежмент; дэлгүүр эрхлэх
also: retail operations; сүлжээ дэлгүүр; supermarket; хүнсний дэлгүүр; дэлгүүр ажиллуулах; mini market; ТҮЦ; convenience store; лангуу түрээслэх; showroom; шоурүм; showroom sales; салоны борлуулалт; тавилгын салон
broader: operations
related: merchandising; retail-sales; inventory-management

category-management
en: category management; assortment planning; retail buying; product buyer
mn: барааны ангиллын менежмент; категорийн менежер; нэр төрлийн удирдлага; бараа сонголт; ангиллын менежер
also: бараа татах менежер; брэндийн бараа захиалга; бараа сонгох
tag: buyer
broader: retail-management
related: procurement; pricing

e-commerce-operations
en: e-commerce operations; online store management; online selling; e-commerce manager
mn: онлайн худалдаа; цахим худалдаа; онлайн дэлгүүр; онлайн дэлгүүрийн удирдлага; цахим худалдааны менежер
also: ecommerce; e-commerce; Amazon seller; Amazon FBA; marketplace seller; онлайн шоп; онлайнаар зарах; dropshipping; дропшиппинг; Etsy; eBay; Taobao; Таобао; order fulfilment; захиалга боловсруулах; пэйж дэлгүүр; онлайнаар борлуулах; захиалгын менежмент; order management; marketplace management; returns logistics; product data; бүтээгдэхүүний мэдээлэл; print on demand
broader: business
related: digital-marketing; delivery-operations; payments; retail-management

marketplace-sourcing
en: cross-border e-commerce; product sourcing from China; overseas shopping agent; Alibaba sourcing
mn: хил дамнасан онлайн худалдаа; Хятадаас бараа татах; гадаадаас бараа захиалга; карго захиалга
also: Alibaba; 1688; Coupang; бараа татах; Солонгосоос бараа захиалах; Америкаас бараа захиалга; бараа захиалж өгөх; Эрээнээс бараа татах; Эрээн; Temu; Shein; Shopee; Lazada; Ozon; AliExpress; Poizon; Пойзон; Mercado Libre
tag: Allegro
broader: procurement
related: e-commerce-operations; export-import; freight-forwarding

network-marketing
en: direct selling; network marketing; MLM
mn: шууд борлуулалт; сүлжээний маркетинг; сүлжээ маркетинг
also: direct sales; multilevel marketing
broader: sales
related: community-management

real-estate-sales
en: real estate sales; real estate agent; realtor; real estate brokerage
mn: үл хөдлөхийн зуучлал; үл хөдлөхийн агент; үл хөдлөх хөрөнгийн зуучлагч; үл хөдлөхийн борлуулалт
also: реалтор; риэлтор; real estate broker; байр зарах; байр түрээслүүлэх; property agent; байрны зуучлал; letting agent; property sales; үл хөдлөх хөрөнгийн агент; RE/MAX; apartment rental; apartment sales; түрээсийн зуучлал; land sales; property valuation visits; байр зуучлах; орон сууц зуучлал; үл хөдлөх хөрөнгийн зуучлал; газар зуучлал; орон сууцны худалдаа
tag: listings; зуучлагч; broker
broader: sales
related: real-estate-management; valuation; negotiation

auto-sales
en: car sales; vehicle sales; car import; auto dealership
mn: автомашины худалдаа; машин худалдаа; авто худалдаа; машин оруулж ирэх
also: машин зарах; used car dealer; дамын машин; автомашины борлуулалт; auto dealer; car dealership; used cars; Японоос машин захиалах; Japanese auctions
broader: sales
related: export-import; car-repair

agri-trading
en: commodity trading; agricultural trading; livestock trading; raw material trading
mn: түүхий эдийн худалдаа; хөдөө аж ахуйн бүтээгдэхүүний худалдаа; мал махны худалдаа; малын гаралтай түүхий эд бэлтгэл; арьс шир ноолуурын худалдаа
also: commodity trader; ченж худалдаа; түүхий эд бэлтгэн нийлүүлэх; мах бэлтгэл; grain trading; ноос ноолуур бэлтгэх; coal trading; нүүрсний худалдаа; coal export; нүүрсний экспорт; түүхий эд бэлтгэн нийлүүлэлт; agri-inputs; agricultural inputs; хөдөө аж ахуйн бараа материал
broader: sales
related: export-import; animal-husbandry; cashmere-processing

# ---------------------------------------------------------------------------
# Marketing
# ---------------------------------------------------------------------------

marketing
en: marketing; marketer; marketing manager
mn: маркетинг; маркетер; маркетингийн менежер; маркетинг хийх; сурталчлах; сурталчилж
also: зах зээлд таниулах; marketing plan; go-to-market plan; маркетингийн төлөвлөгөө; промо
tag: CIM
broader: business
related: branding; sales; market-research

digital-marketing
en: digital marketing; online marketing; internet marketing; digital marketer
mn: дижитал маркетинг; цахим маркетинг; онлайн маркетинг; дижитал маркетер; интернэт маркетинг
also: digital agency; web promotion; UTM tags
tag: UTM
broader: marketing
related: seo; social-media-marketing; online-advertising

social-media-marketing
en: social media marketing; social media management; SMM; social media manager
mn: сошиал маркетинг; сошиал медиа маркетинг; сошиал медиа менежер; пэйж хөтлөх; сошиал хариуцах
also: Facebook page; фэйсбүүк пэйж; page admin; пэйж админ; Instagram marketing; инстаграм маркетинг; TikTok marketing; тикток; фэйсбүүк маркетинг; олон нийтийн сүлжээний маркетинг; олон нийтийн сүлжээний мэргэжилтэн; олон нийтийн сүлжээний менежер; сошиал сүлжээ; LinkedIn marketing; пэйж ажиллуулах; сошиал менежер; Facebook marketing; хуудас хөтлөх; пэйж удирдах; Snapchat; Pinterest; Threads app; Instagram page; TikTok page; YouTube channel; инстаграм хуудас; сошиал контент; Instagram growth; page management; Hootsuite; Later app; Sprout Social; Creator Studio; CapCut reels; Metricool; social media pages; meme marketing; Twitter marketing; TikTok content; сошиал; пост оруулах; пост бэлтгэх; чат хариулах; нийгмийн сүлжээ хөтлөх; инстаграм хөтлөх; фэйсбүүк хөтлөх; channel growth; YouTube growth
tag: Instagram; Threads; Facebook; Reddit; инстаграм; фэйсбүүк; Buffer; memes; LinkedIn; Twitter; тик ток; trends; trending topics; пэйж; пост; social media
broader: digital-marketing
related: content-creation; online-advertising; community-management

online-advertising
en: online advertising; paid ads; PPC; performance marketing
mn: онлайн сурталчилгаа; төлбөртэй сурталчилгаа
also: media buyer; paid social; boost post; бүүст хийх; бүүстлэх; таргет сурталчилгаа; таргетлах; TikTok Ads; SEM; cost per click; retargeting; display ads; programmatic; цахим зар; онлайн зар; зар явуулах; реклам хийх; цахим сурталчилгаа; онлайнаар зарлах; Taboola; Criteo; Google Ads Editor; DV360; The Trade Desk; Meta Business Manager; Bing Ads; Yandex Direct; Yandex Ads; VK Ads; click-through rate; internet advertising; интернэт сурталчилгаа; интернэт зар
tag: ads; зар; CTR; CPC; CPM; CPA ads
broader: digital-marketing; advertising
related: marketing-analytics; social-media-marketing

seo
en: SEO; search engine optimisation; SEO specialist; technical SEO
mn: SEO; хайлтын системийн оновчлол; хайлтын оновчлол; SEO мэргэжилтэн; техникийн SEO
also: ASO; keyword research; link building; түлхүүр үгийн судалгаа; Google-д дээгүүр гаргах; гүүгл хайлтанд гаргах; сэо; Ahrefs; Semrush; Moz; Screaming Frog; Google Search Console; Yoast; keyword analysis; SEO audit; website audit; сайтын аудит
tag: keywords
broader: digital-marketing
related: content-marketing; marketing-analytics

content-marketing
en: content marketing; content plan
mn: контент маркетинг
also: blogging for business; блог маркетинг; inbound marketing; content audit; social media audit
broader: digital-marketing
related: content-creation; seo; social-media-marketing

email-marketing
en: email marketing; email campaigns
mn: имэйл маркетинг; цахим шуудангийн маркетинг; имэйл мэдээллийн товхимол; имэйл кампанит ажил
also: SMS marketing; мессеж маркетинг; drip campaign; push notification marketing; e-mail marketing; мэйл маркетинг; Klaviyo; ActiveCampaign; Brevo; UniSender; email deliverability; inbox placement; Omnisend; Sendinblue; ConvertKit; Mailchimp; SendPulse
tag: deliverability
broader: digital-marketing
related: marketing-automation

marketing-automation
en: marketing campaign automation; campaign automation; customer data platform
mn: маркетинг автоматжуулах; чатбот маркетинг; маркетингийн автоматжуулалт
also: lifecycle marketing; Marketo; Customer.io; Pardot; Manychat flows; Mautic; Mailerlite; marketing automation; имэйл автоматжуулалт; email automation
tag: Braze; Iterable; Autopilot
broader: digital-marketing
related: email-marketing

marketing-analytics
en: marketing analytics; conversion optimisation
mn: маркетингийн аналитик; маркетингийн шинжилгээ
also: attribution; хөрвүүлэлт сайжруулах; uplift modeling; marketing mix modelling
broader: digital-marketing
related: data-analysis; online-advertising; growth-marketing

growth-marketing
en: growth marketing; growth hacking; user acquisition; growth hacker
mn: өсөлтийн маркетинг; хэрэглэгч татах; хэрэглэгчийн өсөлт; growth маркетинг
also: referral program; retention marketing; хэрэглэгч нэмэгдүүлэх; growth manager; user growth; хэрэглэгчийн тоог өсгөх; viral loops; product-led growth; PLG; activation rate; growth loops; growth strategy; growth lead; ROAS; funnels; воронк
tag: growth; scaling up; өсөлт
broader: digital-marketing
related: marketing-analytics; product-management

influencer-marketing
en: influencer marketing; KOL marketing; creator partnerships
mn: инфлүүнсер маркетинг; инфлүэнсер маркетинг; инфлюенсер маркетинг; инфлүэнсертэй ажиллах; нөлөөлөгчтэй хамтран ажиллах
also: инфлүэнсер; UGC creators; брэнд амбассадор
broader: social-media-marketing
related: public-relations; content-creation

affiliate-marketing
en: affiliate marketing; referral marketing; partner marketing
mn: аффилиэйт маркетинг; түншийн маркетинг; урамшуулалт түншлэл
also: affiliate program; affiliate links
broader: digital-marketing
related: growth-marketing; e-commerce-operations

branding
en: branding; brand management; brand strategy; brand manager
mn: брэндинг; брэнд хөгжүүлэлт; брэндийн менежер; брэнд стратеги; брэнд бий болгох
also: нэр хүнд брэнд; rebranding; ребрэндинг; нэр өгөх брэнд; брэнд хийх; брэнд нэвтрүүлэлт; brand launch; брэнд гаргах; брэнд хөгжүүлэх; брэнд нэвтрүүлэх; tone of voice; нэршил гаргах; logo guidelines; лого брэндинг; brand audit; брэндийн аудит
tag: brand; брэнд
broader: marketing
related: graphic-design; advertising; public-relations

advertising
en: advertising; ad agency; media planning
mn: сурталчилгаа; реклам; сурталчилгааны кампанит ажил; медиа төлөвлөлт
also: креатив захирал; media buying; BTL; зар сурталчилгаа; медиа төлөвлөх; radio ads; TV commercials; TV ads; advertising manager; зурагтын реклам; радио реклам; ATL
broader: marketing
related: branding; video-production

market-research
en: market research; market analysis; consumer research; competitor analysis
mn: зах зээлийн судалгаа; маркетингийн судалгаа; зах зээлийн шинжилгээ; өрсөлдөгчийн судалгаа
also: зах зээл судлах; зах зээлийн мэргэжилтэн; захын судалгаа; зах зээлийн судалгаа хийх; focus group; фокус групп; market sizing; TAM SAM SOM; салбарын судалгаа; market entry research; нууцлаг худалдан авагч; mystery shopping; competitive analysis; trend spotting; gap analysis; target audience research; өрсөлдөгчийн шинжилгээ
tag: trend analysis; trends research; target audiences
broader: research
related: marketing; survey-research; data-analysis

promotion-btl
en: sales promotion; promotional campaigns; brand activation
mn: урамшуулал ба промоушн; промоушн; урамшуулалт худалдаа; промоутер; брэнд активэйшн; хөнгөлөлт урамшуулал
also: BTL activation; промоушин; амталгаа; sampling promotion; loyalty program; лояалти хөтөлбөр; урамшууллын хөтөлбөр; бонус карт; POSM; trade marketing; урамшуулалт борлуулалт; дегустаци; sampling events; vouchers; ваучер; ухуулах хуудас
tag: promotion; урамшуулал; хөнгөлөлт; promoter; mailing
broader: marketing
related: event-management; merchandising

export-marketing
en: international marketing; export marketing; foreign market entry
mn: олон улсын маркетинг; экспортын маркетинг; гадаад зах зээлд гарах; гадаад зах зээлд гаргах; гадаад зах зээл
also: global expansion; market entry; localization marketing; гадаад зах зээлд нэвтрэх; cross-border marketing
broader: marketing
related: export-import; market-research

# --- PR, events, community ---------------------------------------------------------

public-relations
en: public relations; PR; media relations; corporate communications; PR manager
mn: олон нийттэй харилцах; PR; пиар; олон нийттэй харилцах мэргэжилтэн; хэвлэл мэдээлэлтэй харилцах; PR менежер
also: press release; хэвлэлийн мэдээ; хэвлэлийн бага хурал; press conference; spokesperson; хэвлэлийн төлөөлөгч; пи ар; олон нийтийн харилцаа; хэвлэлтэй харилцах; хэвлэл мэдээлэлтэй ажиллах; PR хийх; press work; хэвлэлийн хурал; PR campaigns; нэр хүндийн менежмент; Meltwater; Cision; Brandwatch; Mention app
tag: олон нийт; communications; comms; publicity; нэр хүнд; reputation
broader: marketing
related: branding; crisis-communications; writing

crisis-communications
en: crisis communications; reputation management
mn: хямралын үеийн харилцаа; нэр хүндийн удирдлага; хямралын PR
also: crisis PR; issue management; reputation risk; хямралын менежмент; хямралын харилцаа; хямралын коммуникаци
broader: public-relations
related: risk-management

internal-communications
en: internal communications; employer branding; employee engagement
mn: дотоод харилцаа; ажил олгогчийн брэнд; ажилтны сэтгэл ханамж; дотоод коммуникаци
also: employee experience; тимбилдинг; team building; байгууллагын соёл; culture building; байгууллагын харилцаа
related: human-resources; public-relations; event-management

event-management
en: event management; event planning; event organising; event manager; event coordinator
mn: арга хэмжээ зохион байгуулах; эвент менежмент; эвент зохион байгуулагч; эвент менежер; хурал семинар зохион байгуулах
also: эвент; ивент; ивент менежер; conference organising; trade fair; exhibition; meetup; хурал зохион байгуулах; нээлтийн арга хэмжээ; MICE; webinar hosting; вебинар; concert organising; үзэсгэлэн гаргах; нийтийн арга хэмжээ; арга хэмжээ удирдах; open days; өдөрлөг; хурал форум зохион байгуулах; local events; хурал семинар зохион байгуулалт; хурал зохион байгуулалт; хурал форум зохион байгуулалт; event agency; event company; organise a conference; organising conferences; эвент агентлаг; хурал хийх; anniversary party; corporate party; ойн арга хэмжээ; plan a conference; conference planner; эвент зохион байгуулах; exhibitions organising; корпорейт эвент; event production; арга хэмжээний төлөвлөлт; ticketed events; event logistics; award ceremonies; шагнал гардуулах ёслол; trade shows; career fairs; pop-up events; ажлын байрны өдөрлөг; gala dinner; зул сар; company parties; ёлка; venue finding; үдэшлэг; концерт зохион байгуулах; үйл ажиллагаа зохион байгуулах; салют; event hosting
tag: event; арга хэмжээ; баяр; төрсөн өдөр; fairs; үзэсгэлэн яармаг; шоу; seminars; семинар; форум; хурал; christmas markets; fireworks
related: public-relations; promotion-btl; operations

wedding-planning
en: wedding and party planning; wedding planning; party planning; celebration organising
mn: хурим ба баяр ёслол зохион байгуулах; хурим зохион байгуулах; хуримын зохион байгуулагч; баяр ёслол зохион байгуулах
also: хуримын чимэглэл; төрсөн өдрийн чимэглэл; шар айраг найр; бөмбөлөг чимэглэл; хурим найр; хурим төлөвлөлт; хуримын зохион байгуулалт; bridal styling
tag: bridal; найр; хурим; weddings
broader: event-management
related: floristry

community-management
en: community management; community building; online community; community manager
mn: комьюнити менежмент; комьюнити бүрдүүлэх; хамт олон бүрдүүлэх; комьюнити менежер; нийгэмлэг бүрдүүлэх
also: Discord moderation; Discord server; Telegram community; фэйсбүүк групп; групп админ; moderator; модератор; membership management; хэрэглэгчийн комьюнити; коммюнити; нийгэмлэг бүрдүүлэлт; Discord community; Telegram group; Facebook group; subreddit
tag: Discord
related: social-media-marketing; customer-service; event-management

# ---------------------------------------------------------------------------
# Customer service
# ---------------------------------------------------------------------------

customer-service
en: customer service; customer support; customer care; support agent
mn: харилцагчийн үйлчилгээ; хэрэглэгчийн үйлчилгээ; харилцагчийн дэмжлэг; үйлчилгээний ажилтан; харилцагчийн үйлчилгээний ажилтан
also: client service; help centre; хэрэглэгчийн тусламж; чат оператор; live chat support; Zendesk; гомдол барагдуулах; complaint handling; хэрэглэгчтэй харилцах; хэрэглэгчийн дэмжлэг; үйлчлүүлэгчтэй харилцах; гомдол барагдуулалт; helpdesk service; гомдол шийдвэрлэх; after-sales service; customer relations; client relations; issue resolution; харилцагчийн мэргэжилтэн; утсанд хариулах
tag: үйлчилгээ; support; client care; үйлчлэх; утсаар ярих
related: account-management; call-centre; hospitality

call-centre
en: call centre; contact centre; call center operator
mn: дуудлагын төв; лавлах төв; дуудлагын төвийн оператор; колл центр; утасны оператор
also: call center outsourcing; лавлагааны ажилтан; call centre agent; лавлах оператор; BPO; дуудлага хүлээн авах; Five9; Genesys; RingCentral
tag: calls; phone calls; дуудлага
broader: customer-service
related: telesales; shift-management

customer-experience
en: customer experience; service design
mn: хэрэглэгчийн туршлагын удирдлага; харилцагчийн туршлага; үйлчилгээний дизайн; хэрэглэгчийн аялал зураглал
also: NPS; customer satisfaction; хэрэглэгчийн сэтгэл ханамж; customer journey mapping; үйлчилгээний стандарт; voice of customer; үйлчилгээ сайжруулах; CSAT; customer effort score; journey map; service blueprint; сэтгэл ханамжийн судалгаа
related: customer-service; ux-design; market-research

# ---------------------------------------------------------------------------
# Human resources
# ---------------------------------------------------------------------------

human-resources
en: human resources; HR; HR manager; people operations
mn: хүний нөөц; хүний нөөцийн менежер; хүний нөөцийн удирдлага; хүний нөөцийн мэргэжилтэн
also: HRM; HR business partner; HRBP; HR менежер; people and culture; ажилтны хувийн хэрэг; personnel specialist; personnel clerk; personnel officer; labour relations; боловсон хүчин; хувийн хэрэг хөтлөх; people ops; HR analytics; SHRM; CIPD; CHRP; PHR; HR audit; хүний нөөцийн аудит
tag: кадр
broader: business
related: recruitment; labour-law; payroll

recruitment
en: recruitment; talent acquisition; recruiter; headhunting
mn: ажилтан сонгон шалгаруулах; сонгон шалгаруулалт; ажилтан элсүүлэх; рекрутер; боловсон хүчин бүрдүүлэх
also: head hunter; blue collar; blue collar HR; хэдхантинг; хэдхантер; talent sourcing; interviewing candidates; ярилцлага авах ажилд; ажилтан зуучлах; ажилд зуучлах; ажилд зуучлал; staffing agency; IT recruiting; HR бүрдүүлэлт; хүн хүч бүрдүүлэх; staff hiring; баг бүрдүүлэх; ажилтан хайх; ажилтан олж өгөх; building teams; team hiring; ажилтан элсүүлэлт; боловсон хүчин бүрдүүлэлт; employment agent; exit interviews; sourcing candidates; candidate interviews; job interviews; ажилд авах ярилцлага; resume building; Glassdoor; biznetwork; хүн олж өгөх; recruit; recruited
tag: recruiting; hiring; interviewing; resumes; CVs; Indeed; сонгон шалгаруулах; ажилд авах; хүн авах; ажилтан авах
broader: human-resources
related: internal-communications

overseas-employment
en: overseas employment; labour migration services; work visa processing
mn: гадаадад ажилд зуучлах; гадаадад ажиллах хүч зуучлал; гадаад хөдөлмөр зуучлал
also: EPS Korea; ЭПС; work permit; ажиллах зөвшөөрөл; foreign worker permit; Японд ажиллах; nurse placement; fair recruitment; ethical recruitment; caregivers abroad; engineer recruitment abroad
broader: recruitment
related: immigration-law; study-abroad-consulting

compensation-benefits
en: compensation and benefits; salary structure; job grading; performance management
mn: цалин урамшууллын бодлого; гүйцэтгэлийн үнэлгээ; цалингийн систем боловсруулах; ажлын байрны үнэлгээ; гүйцэтгэлийн удирдлага
also: KPI; KPI боловсруулах; ESOP design; employee stock options; хувьцааны опцион; урамшууллын систем; ажлын үнэлгээ; salary benchmarking; цалингийн систем; HAY grading; total rewards; KPI урамшуулал; pay structures; цалингийн судалгаа
tag: compensation; salaries; benefits
broader: human-resources
related: payroll

training
en: training; trainer; learning and development; workshop facilitation
mn: сургалт; сургагч багш; сургалтын менежер; сургагч
also: L&D; training programme design; soft skills training; soft skill сургалт; тренинг; тренер; facilitator; фасилитатор; чадавх бэхжүүлэх; capacity building; upskilling; workshop удирдах; staff training; ажилтан сургах; ажилчид сургах; түншүүдийг чадавхжуулах; дотоод сургалт; сургалт хөгжүүлэлт; IT trainer; сургалт зохион байгуулах; facilitation; running workshops; фасилитаци; instructing staff; facilitating groups; bootcamp; буткемп; refresher courses; masterclass; talent development; boot camp
tag: instructing; facilitating
related: teaching; coaching; curriculum-design

coaching
en: coaching; executive coach
mn: коучинг; коуч; бизнес коучинг; карьерын зөвлөгөө; лайф коуч
also: ICF coach; mentoring; менторлох; менторшип; career counselling; карьер зөвлөх; career advice; мэргэжил сонголтын зөвлөгөө; executive coaching; карьер коуч; ментор коуч; MBTI; DISC profile; 360 feedback; Gallup strengths; enneagram; эннеаграм; ACC coach; PCC coach; ICF credentials; life skills; personal development; хувь хүний хөгжил; leadership coach
tag: ICF; PCC
broader: training
related: leadership; psychology

occupational-safety
en: occupational health and safety; workplace safety; HSE; safety officer
mn: хөдөлмөрийн аюулгүй байдал ба эрүүл ахуй (ХАБЭА); хөдөлмөрийн аюулгүй байдал; ХАБЭА; аюулгүй ажиллагаа; ХАБ-ын ажилтан
also: OHS; NEBOSH; ISO 45001; аюулгүй ажиллагааны инженер; хөдөлмөрийн аюулгүй байдлын инженер; PPE; ажлын байрны эрсдэлийн үнэлгээ; safety engineer; HSE engineer; site safety; талбайн аюулгүй байдал; ХАБ; EHS; хөдөлмөр хамгаалал; toolbox talks; hazard identification; risk assessment forms; LOTO; JSA; incident investigation; fire warden; spill response; confined space; hot work; permit to work; ажлын байрны эрсдэл; осол судлал; HAZID; safety training; хөдөлмөр хамгааллын сургалт; safety induction; OSHA standards; IOSH training; NEBOSH certificate; personal protective equipment; helmets; аюулгүйн зааварчилгаа; lockout tagout; respirators; TRIFR; HSEC; LOPA; HUET; working at heights; осол судлах; хувийн хамгаалах хэрэгсэл; accident investigation; safety audit; хөдөлмөрийн аюулгүй байдлын аудит; safety equipment; protective gear; protective clothing
tag: safety; аюулгүй байдал; OSHA; IOSH
related: risk-management; construction-management; mining-engineering

# ---------------------------------------------------------------------------
# Operations, procurement, trade
# ---------------------------------------------------------------------------

operations
en: operations; operations manager
mn: үйл ажиллагааны удирдлага; үйл ажиллагааны менежер; үйл ажиллагаа хариуцсан; үйл ажиллагааны менежмент; дотоод үйл ажиллагаа
also: өдөр тутмын үйл ажиллагаа; operations lead; үйл ажиллагаа хариуцсан захирал; opex; үйл ажилгаа
tag: үйл ажиллагаа; operational work; ops
broader: business
related: business-process-management; project-management; supply-chain

business-process-management
en: business process management; process improvement; standard operating procedures
mn: бизнес процессын удирдлага; процесс сайжруулах; үйл ажиллагааны стандарт; ажлын урсгал боловсруулах
also: SOP; процесс инженер; журам боловсруулах; workflow design; Lean; Six Sigma; Kaizen; кайзен; системчлэх; process mapping; процесс сайжруулалт; Camunda BPMN; BPMN modelling; jBPM; Activiti
tag: Camunda; Lucidchart; Visio
broader: operations
related: quality-management; project-management

shift-management
en: shift management; shift scheduling; workforce scheduling; rota planning
mn: ээлжийн зохицуулалт; ээлжийн ахлах; ээлжийн хуваарь; ээлжийн менежер
also: shift supervisor; shift leader; ээлжийн мастер; ажлын хуваарь гаргах; timetable of staff; roster; ажилчдын хуваарь гаргалт; ээлжийн удирдлага; ээлж удирдах; шифт удирдах; шифтийн менежмент; шифт менежер
tag: scheduling
broader: operations
related: human-resources; retail-management

office-administration
en: office administration; administrative assistant; executive assistant; secretary; office manager
mn: оффисын захиргааны ажил; оффисын менежер; захиргааны ажилтан; нарийн бичгийн дарга
also: back office; virtual assistant; гүйцэтгэх туслах; захирлын туслах; receptionist; ресепшн; ресепшин; admin assistant; бичиг хэргийн ажилтан; filing clerk; switchboard operator; executive secretary; medical secretary; legal secretary; бичиг хэргийн эрхлэгч; нарийн бичиг; албан бичиг хөтлөлт; administrative work; clerical work; answering phones; filing documents; greeting visitors; administrative skills; shorthand; diary management; дотоод хэрэг; run the office; personal assistant; хувийн туслах; remote assistant; virtual assistance
tag: administration; admin; захиргаа; clerical; filing; secretarial; office equipment; voicemail; туслах; time keeping; minutes; хүлээн авах; VA
related: operations; records-management

records-management
en: records and archive management; archiving; archive management; document control; archivist
mn: архив ба баримт бичгийн хөтлөлт; архив; баримт бичгийн удирдлага; бичиг баримтын бүртгэл; архивч
also: баримт бүрдүүлэлт; digital archive; архивлах; хадгаламжийн нэгж; records digitisation; баримт бүрдүүлэх; documentation control
tag: records; archives
related: office-administration; library-science

supply-chain
en: supply chain; supply planning; demand planning
mn: нийлүүлэлтийн сүлжээ; хангамжийн сүлжээ; ханган нийлүүлэлт; нийлүүлэлтийн гинжин хэлхээ; хангамж төлөвлөлт
also: SCM; supply chain manager; хангамжийн менежер; нийлүүлэлтийн менежер; ханган нийлүүлэх сүлжээ; хангамж төлөвлөх; APICS; CSCP; CPIM; Kinaxis
tag: нийлүүлэлт; supply; SCOR
broader: operations
related: logistics-management; procurement; inventory-management

procurement
en: procurement; purchasing; sourcing; supplier management; buyer agent
mn: худалдан авалт; хангамж; худалдан авалтын менежер; нийлүүлэгчтэй харилцах; худалдан авах ажиллагаа
also: vendor management; хангамжийн ажилтан; supplier search; нийлүүлэгч олох; purchasing manager; бараа бүтээгдэхүүн татан авалт; RFQ; supplier negotiation; нийлүүлэгчийн гэрээ; category buying; category sourcing; strategic sourcing; нийлүүлэгч сонгох; tender purchasing; CIPS; Ariba; Coupa; Jaggaer; expediting; материал худалдаж авах; expediter
tag: buying; ordering
broader: operations
related: tendering; supply-chain; negotiation

tendering
en: tendering; public procurement; bid preparation
mn: тендер; тендерийн бичиг баримт; тендерийн материал; төрийн худалдан авалт; тендерт оролцох
also: bidding; А3 гэрчилгээ; RFP response; government tender; bid writing; public tenders; bid management; tender.gov.mn; proposal bids; government contracts; request for information; request for quotation; А3 сертификат; A3 сертификат; худалдан авах ажиллагааны сертификат; tender documents; tender preparation; bids and tenders; request for proposals
tag: RFI; A3; А3
broader: procurement
related: government-relations; contract-law

inventory-management
en: inventory management; stock control; stock management
mn: нөөцийн удирдлага; барааны нөөц; бараа материалын удирдлага; нөөцийн хяналт
also: stock replenishment; барааны үлдэгдэл; нөөцийн менежер; татан авалт төлөвлөлт; inventory planning; нөөц төлөвлөлт; татан авалт төлөвлөх; нөөц төлөвлөх; тоо бүртгэл; бараа тооллого; cycle counting; VMI; stock taking
broader: supply-chain
related: warehousing; inventory-accounting

export-import
en: export and import; foreign trade; international trade; import export business
mn: экспорт импорт; гадаад худалдаа; экспортын менежер; экспортлох; импортлох
also: export manager; import manager; foreign trade manager; гадаад худалдааны менежер; Incoterms; инкотермс; импортын бараа; экспортын гэрээ; экспорт хийх; импорт хийх; оруулж ирэх; trade compliance; экспортын бичиг баримт; export sales; trade documents; cross-border trade; хилийн худалдаа; authorised economic operator; AEO status; FOB; EXW; DDP; EUR.1; GSP+; MOQ; FIATA; country of origin; exported
tag: AEO; CIF; GSP; CITES; quotas
broader: business
related: customs; logistics-management; export-marketing

customs
en: customs clearance; customs broker; customs declaration; customs brokerage
mn: гаалийн бүрдүүлэлт; гааль; гаалийн бүрдүүлэгч; гаалийн мэргэжилтэн
also: HS code; БТКУС код; customs duty; гаалийн татвар; гаалийн зөвлөх; бондын агуулах; bonded warehouse; import duty; таможня; customs declarant licence; customs documents; customs procedures; customs clearing; customs agent; customs formalities; customs officer; customs valuation; гаалийн бичиг баримт; гаалийн зуучлал; гаалийн ерөнхий газар; гаалийн тариф; ТН код; мэдүүлэгч; гаалийн мэдүүлэгч; declarant; HS classification; барааны код; барааны ангиллын код; customs classification
tag: customs; ГХТ
broader: export-import
related: freight-forwarding; tax

export-certification
en: export and product certification; export certification; product certification; certificate of origin; export documentation
mn: экспорт ба бүтээгдэхүүний гэрчилгээжүүлэлт; экспортын гэрчилгээ; бүтээгдэхүүний гэрчилгээжүүлэлт; гарал үүслийн гэрчилгээ; тохирлын гэрчилгээ; сертификат авах
also: GSP plus; EAC certificate; FDA registration; ургамлын хорио цээр; тохирлын үнэлгээ; conformity assessment; product certificates; conformity certificate; veterinary certificates; мал эмнэлгийн гэрчилгээ; phytosanitary
tag: certificates
broader: export-import
related: quality-standards; food-safety; customs

franchising
en: franchising; franchise development; franchise management; licensing agreements
mn: франчайз; франчайзинг
also: franchisor; franchisee; franchise owner; албан ёсны эрх авах; master franchise; лицензийн гэрээ
broader: business
related: contract-law; branding; business-development

facility-management
en: facility management; building maintenance; facilities manager
mn: барилга байгууламжийн ашиглалт; фасилити менежмент; барилгын ашиглалт; аж ахуйн менежер; барилгын арчилгаа үйлчилгээ
also: maintenance manager; аж ахуйн нярав; засвар үйлчилгээний менежер; барилгын инженер ашиглалт
broader: operations
related: real-estate-management; hvac; cleaning-services

site-camp-services
en: camps for workers; mine camp management; remote site camps; camp operations
mn: ажилчдын кемпийн үйлчилгээ; уурхайн кемп; ажилчдын тосгон; кемпийн зохион байгуулалт
also: camp boss; camp administration; camp catering; workers' camp; accommodation camp; уурхайн тосгон; кемпийн хоол; ээлжийн ажилчдын байр
tag: camp management; кемп менежмент; кемп
broader: facility-management
related: catering; mining

coworking-management
en: coworking space management; office space rental; hub management
mn: коворкинг ба оффис түрээс; коворкинг; ковөркинг; хамтран ажиллах орон зай; оффис түрээс
also: co-working; дундын оффис; оффис түрээслүүлэх
tag: offices
broader: facility-management
related: community-management; real-estate-management

# ---------------------------------------------------------------------------
# Law
# ---------------------------------------------------------------------------

legal
en: law; legal; lawyer; attorney
mn: хууль эрх зүй; хуульч; эрх зүй; хуулийн зөвлөх; эрх зүйч; өмгөөлөгч
also: legal services; legal help; хуулийн үйлчилгээ; хууль зүй; хуулийн мэргэжилтэн; paralegal; legaltech; хуулийн алба; юрист; legal research; legal aid; өмгөөллийн эрх; affidavits; bar admission; өмгөөлөх эрх; jurisprudence
tag: хууль; bar exam; statutes; bylaws; advocate; нэхэмжлэл
related: compliance; contract-law

contract-law
en: contract law; contract drafting; contract review; contract management
mn: гэрээний эрх зүй; гэрээ боловсруулах; гэрээ хянах; гэрээ харах; гэрээний төсөл; гэрээ хэлэлцээр
also: NDA; NDA гэрээ; гэрээ бичих; хамтран ажиллах гэрээ; terms of service; үйлчилгээний нөхцөл; гэрээний хуульч; гэрээний удирдлага; contract lawyer; гэрээ байгуулах; founders agreement; гэрээ хийх; гэрээний зөвлөгөө; гэрээ шалгах; NDA drafting; Adobe Sign; contract lifecycle management; CLM; governing law; jurisdiction
tag: MOU; LOI
broader: legal
related: corporate-law; negotiation

corporate-law
en: corporate law; company registration; company law; business law; shareholder agreements
mn: компанийн эрх зүй; компани үүсгэн байгуулах; бизнесийн эрх зүй; компанийн хуульч; компани бүртгүүлэх
also: хувьцаа эзэмшигчдийн гэрээ; компанийн дүрэм; incorporation; хуулийн этгээдийн бүртгэл; УБЕГ бүртгэл; company formation; startup lawyer; стартапын хуульч; corporate lawyer; commercial law; компани бүртгэх; компани бүртгэл; legal structuring; holding structures; joint ventures; хувь нийлүүлэгчдийн гэрээ; special purpose vehicle; limited liability company; AIFC law; drafting bylaws; company charters; articles of association; board resolutions; legal entity registration
tag: SPV; LLC; AIFC; ААН; ХХК; компани байгуулах; компани нээх; ХХК байгуулах
broader: legal
related: contract-law; mergers-acquisitions; corporate-governance

us-company-formation
en: company formation abroad; US company formation; Delaware incorporation; offshore company formation; Singapore company setup
mn: гадаадад компани байгуулах; Америкт компани байгуулах; Сингапурт компани байгуулах; оффшор компани
also: Delaware C-corp; e-residency; holding company setup; гадаад компани бүртгүүлэх
broader: corporate-law
related: us-tax; international-law

intellectual-property
en: intellectual property; IP law; trademark; patent; copyright
mn: оюуны өмч; барааны тэмдэг; патент; зохиогчийн эрх; оюуны өмчийн хуульч
also: trade mark; IP rights; trademark registration; patent attorney; патентын итгэмжлэгдсэн төлөөлөгч; licensing IP; шинэ бүтээл; ашигтай загвар; WIPO; логоны эрх; copyright law; trade secret; design rights; industrial design registration; IP assignment
tag: IP; IPR
broader: legal
related: contract-law; technology-law

technology-law
en: technology law; IT law; privacy law
mn: технологийн эрх зүй; хувийн мэдээлэл хамгаалал
also: privacy policy; нууцлалын бодлого; DPO; хүний хувийн мэдээлэл хамгаалах тухай; fintech law; AI regulation; open source licensing
broader: legal
related: compliance; cybersecurity; intellectual-property

labour-law
en: labour law; employment law; employment contracts
mn: хөдөлмөрийн эрх зүй; хөдөлмөрийн хууль; хөдөлмөрийн гэрээ; хөдөлмөрийн маргаан
also: employment lawyer; хөдөлмөрийн дотоод журам; labour dispute; ажлаас халагдах маргаан; employment agreement; trade unions; collective agreement; хамтын гэрээ; үйлдвэрчний
tag: unions
broader: legal
related: human-resources; contract-law

tax-law
en: tax law; tax dispute; tax lawyer
mn: татварын эрх зүй; татварын маргаан; татварын хуульч
also: tax litigation; татварын хууль
broader: legal
related: tax; litigation

banking-law
en: banking and finance law; securities law; financial regulation
mn: банк санхүүгийн эрх зүй; үнэт цаасны эрх зүй; санхүүгийн зохицуулалт
also: СЗХ; Санхүүгийн зохицуулах хороо; financial regulatory; fintech regulation; sandbox licence; зохицуулалтын сандбокс; pension law; pension regulation; тэтгэврийн хууль
broader: legal
related: banking; compliance; licensing-permits

real-estate-law
en: real estate law; property law; land law; land rights
mn: үл хөдлөх хөрөнгийн эрх зүй; газрын эрх зүй; газрын харилцаа; өмчийн эрх зүй
also: газрын маргаан; land permit; газрын зөвшөөрөл; title registration; үл хөдлөхийн гэрчилгээ; газрын асуудал; housing association law; conveyancing; title deeds; property transfer; өмчлөх эрх шилжүүлэх
broader: legal
related: real-estate-management; licensing-permits

mining-law
en: mining law; mineral licensing; natural resources law; energy law
mn: уул уурхайн эрх зүй; ашигт малтмалын тухай хууль; ашигт малтмалын тусгай зөвшөөрөл; байгалийн баялгийн эрх зүй
also: mineral licence; exploration licence; хайгуулын лиценз; ашиглалтын лиценз; орон нутгийн хамтын ажиллагааны гэрээ; energy regulation law
broader: legal
related: mining-engineering; licensing-permits; government-relations

environmental-law
en: environmental law; environmental regulation
mn: байгаль орчны эрх зүй; байгаль орчны хууль; экологийн эрх зүй
also: environmental compliance; байгаль орчны хуульч
broader: legal
related: environmental-management; compliance

international-law
en: international law; international trade law; arbitration
mn: олон улсын эрх зүй; олон улсын худалдааны эрх зүй; арбитр; олон улсын хуульч
also: Арбитрын шүүх; cross-border law; mediation law; treaty law
broader: legal
related: export-import; litigation

immigration-law
en: immigration law; visa law; residence permits
mn: цагаачлалын эрх зүй; оршин суух зөвшөөрөл; визийн зөвлөгөө; гадаад иргэний эрх зүй; виз мэдүүлэх
also: immigration lawyer; иммиграцийн хуульч; investor visa; хөрөнгө оруулагчийн виз; startup visa; стартап виз; гадаадын иргэн харьяат; visa consultant; виз мэдүүлгийн үйлчилгээ; visa application; виз зуучлал
tag: asylum
broader: legal
related: overseas-employment

litigation
en: litigation; court representation; trial lawyer
mn: шүүхэд төлөөлөх ба өмгөөлөх; шүүхийн маргаан; шүүхэд төлөөлөх; иргэний хэрэг; өмгөөлөл
also: civil law; нэхэмжлэл бичих; шүүх хурал; administrative law; class actions; civil procedure; хэрэг маргаан; шүүхийн төлөөлөл; barrister
tag: маргаан; JD
broader: legal
related: contract-law

family-law
en: family law; divorce law
mn: гэр бүлийн эрх зүй; гэр бүл салалт; өв залгамжлал; гэр бүлийн хуульч
also: child custody; гэр бүлийн хууль; custody law; wills and probate; wills and inheritance; last will; гэрээслэл
tag: inheritance; wills
broader: legal
related: litigation

notary
en: notary; notarisation; document legalisation
mn: нотариат; нотариатч; нотариатын үйлчилгээ; баримт гэрчлүүлэх
also: apostille; апостиль; notary public; notarised; notarized; notarised documents; notarized documents; нотариатлуулах; notarial acts
broader: legal
related: translation

compliance
en: compliance; compliance officer
mn: комплаенс; хууль тогтоомжийн нийцэл; комплайнс; зохицуулалтын нийцэл; комплаенсийн ажилтан
also: regulatory; хуулийн нийцэл; compliance audit; regulatory reporting; anti-corruption; code of ethics; ёс зүйн дүрэм; compliance manager; хууль дагаж мөрдөх; хууль тогтоомж мөрдөх; дүрэм журам мөрдөх; хууль журмын хэрэгжилт; anti-bribery; нийцлийн хяналт; Sarbanes-Oxley; MiFID rules; хянан нийцүүлэлт; regulatory affairs; healthcare regulation
tag: дагаж мөрдөлт; мөрдөлт; нийцэл; дагаж мөрдөх; SOX; MiFID
related: legal; risk-management; internal-audit

licensing-permits
en: licences and permits; business licensing
mn: тусгай зөвшөөрөл ба лиценз авах; тусгай зөвшөөрөл; лиценз авах; зөвшөөрөл авах үйлчилгээ; зөвшөөрөл бүрдүүлэлт
also: license application; лиценз бүрдүүлэлт; permits; operating licence; МХГ; мэргэжлийн хяналт; licensing support; licence support; лицензжүүлэлт; licence renewal; барилгын зөвшөөрөл; зөвшөөрөл бүрдүүлэх; лиценз бүрдүүлэх
tag: зөвшөөрөл; лиценз; зөвшөөрөл авах; licence; licensing; permitting
related: compliance; government-relations; legal

government-relations
en: government relations; public affairs; lobbying; public policy
mn: төртэй харилцах; төрийн байгууллагатай харилцах; лобби; бодлогын нөлөөлөл; засгийн газартай харилцах
also: GR менежер; advocacy; policy analysis; бодлогын шинжилгээ; policy research; бодлогын судалгаа; PPP; ТХХТ; төр хувийн хэвшлийн түншлэл; stakeholder engagement; оролцогч талууд; төр захиргаатай ажиллах; lobbyist; public sector relations; legislator; lawmaker; parliamentary affairs; УИХ-ын гишүүн
related: public-relations; compliance; public-administration

# ---------------------------------------------------------------------------
# Research, statistics
# ---------------------------------------------------------------------------

research
en: research; researcher; scientific research
mn: судалгаа; судлаач; судалгаа шинжилгээ; эрдэм шинжилгээний ажилтан; судалгаа хийх
also: R&D; эрдэм шинжилгээ; literature review; докторант; эрдэмтэн; судалгаа хөгжүүлэлт; methodology design; арга зүй боловсруулах; судалгааны тайлан; research design; судалгааны арга зүй; data collection; мэдээлэл цуглуулах; benchmarking; reference gathering
tag: methodology; reference materials; references; case studies; лавлах материал; fact finding; шинжлэх; synthesis; publications; hypothesis; өгүүлэл; доктор
related: statistics; survey-research

statistics
en: statistics; statistical analysis; statistician
mn: статистик; статистикч
also: econometrics; эконометрик; statistical modelling; biostatistics; биостатистик; regression analysis; forecast model; meta-analysis; panel data; difference-in-differences; statistical assistant; sampling design; Stata analysis; quantitative methods; тоон судалгаа; demography; quantitative analysis; тоон шинжилгээ; стата программ; hypothesis testing; таамаглал шалгах; multivariate analysis; multilevel models; mixed models; survival analysis; амьдрах хугацааны шинжилгээ
tag: quantitative; quantitative skills; statistical; regression
related: data-analysis; research; survey-research

survey-research
en: survey research; questionnaire design; opinion polling; field interviewing
mn: санал асуулга; асуулга боловсруулах; түүвэр судалгаа; судалгаа авах; социологийн судалгаа; анкетын судалгаа
also: SurveyMonkey; enumerator; ярилцлага авагч; мэдээлэл цуглуулагч; телефон судалгаа; public opinion; data collection design; түүвэрлэлт; асуулга авах; судлаач авагч; CATI; census; questionnaire; тоологч; анкет авах; interviewers; KoboToolbox; survey data processing
tag: survey; асуулга; polls; polling
broader: research
related: statistics; market-research; sociology

qualitative-research
en: qualitative research; in-depth interviews; ethnography
mn: чанарын судалгаа; ганцаарчилсан ярилцлага; угсаатны зүйн судалгаа; гүнзгий ярилцлага
also: focus group moderation; кейс судалгаа; NVivo; ATLAS.ti; MAXQDA; Dedoose; thematic analysis; grounded theory; coding interviews
broader: research
related: market-research; anthropology

economics
en: economics; economic research; macroeconomics; economic analysis
mn: эдийн засгийн шинжилгээ; эдийн засаг судлал; эдийн засгийн судалгаа; макро эдийн засаг; эдийн засгийн онол
also: economic policy; эдийн засгийн бодлого; input output table; microeconomics; микро эдийн засаг; зан төлөвийн эдийн засаг; эдийн засагч; economist; эдийн засгийн чиглэл; эдийн засаг чиглэл; эдийн засгийн ухаан
tag: nudges; эдийн засаг; макро; GDP
related: finance; statistics; research

sociology
en: sociology; social research; demographics
mn: социологи; социологич; нийгмийн судалгаа; хүн ам зүй
also: gender studies; жендерийн судалгаа; social impact assessment; нийгмийн нөлөөллийн үнэлгээ; sociologist
tag: хүн ам
broader: research
related: survey-research; social-work

anthropology
en: anthropology and archaeology; anthropology; archaeology; cultural studies
mn: антропологи ба археологи; антропологи; археологи; археологич; угсаатны зүй; соёл судлал
also: archaeologist; archaeological survey; археологийн хайгуул; ethnographer; ethnology; Tibetology; Sinology; area studies; regional studies; дорно дахин судлал; антропологич
broader: research
related: museum-work; cultural-heritage

project-evaluation
en: project evaluation; monitoring and evaluation; impact assessment; M&E
mn: төслийн үнэлгээ; хяналт шинжилгээ үнэлгээ; мониторинг үнэлгээ; хяналт үнэлгээ; нөлөөллийн үнэлгээ
also: impact evaluation; impact measurement; baseline survey; суурь судалгаа; төслийн хяналт; ХШҮ; theory of change; project monitoring; logframe; log frame; MEAL; randomised controlled trials
tag: evaluation; monitoring; impact; мониторинг; үнэлгээ
broader: research
related: donor-project-management; fundraising-ngo; statistics
`;
