// Trades of founding, leading, selling, marketing and property.
export const business = `
startup founder; founder; serial entrepreneur
does: entrepreneurship; business strategy; fundraising; pitch deck; business model design; MVP development; building from scratch; business development; leadership; crowdfunding; negotiation; growth marketing; public speaking
with: English; Canva; Microsoft Excel
about: start-up ideas; technology; foreign investors; SaaS; finding customers
near: cto; product manager; investor; growth marketer; accelerator manager; cio

ceo; managing director; COO
does: leadership; business strategy; operations; business development; corporate governance; country expansion; performance reviews; budgeting; stakeholder relations; negotiation; crisis management; change management
with: English; ERP systems; Microsoft Excel
about: small and medium enterprises; consulting; foreign investors; international trade
near: cfo; hr manager; sales manager; operations manager; management consultant

accelerator manager; incubator manager; startup mentor
does: startup programme management; mentoring; coaching; fundraising; ecosystem building; event management; pitch deck; community management; business model design; coworking space management; grant reporting and compliance
with: English; presentation design
about: start-up ideas; coworking; grants; young people; universities; communities
near: startup founder; investor; event manager; development programme officer

management consultant; strategy consultant; lean consultant
does: management consulting; business strategy; business process management; lean manufacturing; change management; market research; cost reduction; feasibility study; workforce planning; project management; ISO standards; business analysis
with: Microsoft Excel; presentation design; Power BI; Lean Six Sigma
about: consulting; small and medium enterprises; staff shortage; reports
near: ceo; business analyst; hr manager; quality manager; cfo

franchise manager; business expansion manager
does: franchising; country expansion; territory sales; branch management; contract law; retail management; business model design; training; quality management; local representation; brand identity design; negotiation
with: English; Korean; POS systems
about: franchise; restaurants; coffee; retail; small shops
near: restaurant manager; retail manager; lawyer; brand manager

operations manager; office manager; administrator
does: operations; office administration; business process management; shift management; archiving; procurement; supplier relations; employee onboarding; facility management; scheduling; budgeting; reception
with: Microsoft Office; Microsoft Excel; ERP systems; document management systems; team collaboration tools
about: paperwork; meetings; email; services; attendance; work shifts
near: hr manager; accountant; ceo; facility manager

hr manager; HR lead; chief people officer
does: human resources; recruitment; labour law; payroll; training; compensation and benefits; performance reviews; employee onboarding; workforce planning; employee engagement programmes; internal communications; occupational safety; team building
with: HR software; Microsoft Excel; online survey tools
about: salaries and payroll; attendance; HR Tech; staff shortage; team building; work shifts
near: recruiter; labour lawyer; accountant; trainer; psychologist; construction lawyer

recruiter; staffing agency manager
does: recruitment; staffing services; employer relations; interviewing; workforce planning; lead generation; job advertising; contract law; student internships; employer branding
with: CRM systems; LinkedIn; English; HR software
about: job search; HR Tech; internships; freelancers; staff shortage; career choice
near: hr manager; overseas employment agent; outsourcing manager; career adviser

overseas employment agent; study abroad consultant
does: overseas employment; study abroad consulting; immigration law; visa support; document preparation; foreign language skills; recognition of qualifications; counselling; admission tests; employer relations; workplace language training
with: Korean; Japanese; German; English
about: working abroad; visas; scholarships; diaspora services; universities; migration; Mongolians abroad
near: recruiter; language teacher; translator; immigration lawyer; family lawyer

trainer; business coach; leadership coach
does: training; coaching; leadership; public speaking; sales training; soft skills; time planning; team building; curriculum design; performance reviews; communication; problem solving; decision making
with: presentation design; online course creation
about: adult learning; consulting; team building; career choice
near: hr manager; psychologist; online course maker; management consultant

salesperson; field sales representative; telesales agent
does: sales; field sales; telesales; retail sales; lead generation; negotiation; customer service; sales proposals; product demos; territory sales; distribution; direct selling; cash handling
with: CRM systems; Microsoft Excel; driving licence
about: retail; finding customers; wholesale; small shops; customer acquisition
near: sales manager; digital marketer; distributor; b2b salesperson

sales manager; commercial director; head of sales
does: sales management; channel management; account management; pricing; distribution; sales training; B2B sales; forecasting; territory sales; negotiation; supplying supermarkets; key accounts; budgeting
with: CRM systems; Power BI; Microsoft Excel
about: wholesale; food and beverage; retail; exports; customer retention
near: salesperson; marketing manager; distributor; ceo

b2b salesperson; SaaS sales manager; account executive; business developer
does: B2B sales; SaaS sales; business development; lead generation; account management; product demos; client onboarding; sales proposals; tendering; pricing; inbound enquiries; partner network; negotiation
with: CRM systems; English; presentation design; email systems
about: SaaS; software; finding customers; consulting; tenders; customer retention
near: product manager; growth marketer; support manager; startup founder

support manager; customer success manager; call centre lead
does: customer service; client onboarding; call centre; customer experience; help desk software; chatbots; customer retention; online reputation management; account management; shift management; training
with: CRM systems; in-app chat; VoIP; online survey tools
about: customer requests; customer retention; services; reviews; telecommunications
near: b2b salesperson; product manager; outsourcing manager; it support specialist

marketing manager; CMO; brand manager
does: marketing; branding; market research; advertising; brand identity design; campaign management; product positioning; sales promotion; budgeting; public relations; international marketing; paid media management; customer experience; seasonal campaigns
with: Power BI; Canva; marketing analytics
about: marketing; food and beverage; retail; fashion; customer acquisition
near: graphic designer; digital marketer; pr manager; market researcher; sales manager

digital marketer; SMM manager; media buyer
does: digital marketing; social media marketing; online advertising; SEO; paid search; social media advertising; remarketing; email marketing; content marketing; landing pages; web analytics; influencer marketing; message campaigns; content creation; short-form video
with: Canva; Facebook ads; web analytics; Adobe Photoshop; CRM systems
about: marketing; selling online; small shops; customer acquisition; websites; social networks
near: copywriter; graphic designer; videographer; online seller; wordpress developer

growth marketer; app marketer
does: growth marketing; app user acquisition; app marketing; product analytics; experiment design; affiliate marketing; referral programmes; customer retention; marketing automation; landing pages; email marketing; pricing; subscription
with: SQL; web analytics; Firebase; ad technology
about: SaaS; mobile apps; finding customers; referrals; subscription; start-up ideas
near: product manager; digital marketer; data scientist; startup founder

app marketer; app store specialist
does: app marketing; app user acquisition; app store publishing; online advertising; push campaigns; review management; influencer marketing; localisation; icon design; trailers
with: Firebase; web analytics; Canva
about: mobile apps; gaming; reviews; finding customers
near: mobile developer; game producer; growth marketer

copywriter; content writer; content lead
does: copywriting; content strategy; content creation; blogging; writing skills; text editing; email marketing; SEO; business writing; social media marketing; storytelling; plain-language writing; translation
with: WordPress; English; Mongolian; generative AI
about: marketing; websites; media; news
near: digital marketer; editor; translator; brand manager; marketing manager

pr manager; spokesperson; communications officer
does: public relations; crisis communications; internal communications; media training; event management; stakeholder relations; journalism; public speaking; social media marketing; business writing; community liaison; sponsorship sales
with: English; presentation design; photography
about: media; news; government; non-profit; mining
near: journalist; event manager; marketing manager; ngo manager

market researcher; survey researcher; sociologist
does: market research; survey research; qualitative research; statistics; sociology; data analysis; online survey tools; data visualisation; interviewing; project evaluation; field work; customer experience
with: statistical software; R programming; Microsoft Excel; Power BI
about: data collection; reports; consulting; customer requests; elections
near: marketing manager; data scientist; economist; anthropologist

advertising agency; print house; signage maker
does: advertising; advertising design; print production; signage; packaging design; screen printing; layout design; branding; photo editing; outdoor advertising; field promotion; exhibition design; gift packaging
with: Adobe Photoshop; CNC machining; large format printing; 3D rendering
about: packaging and printing; marketing; food packaging; gifts; paper
near: graphic designer; marketing manager; event manager; packaging manufacturer

online seller; e-commerce manager; Instagram shop owner
does: e-commerce operations; selling online; cross-border e-commerce; digital marketing; product photography; inventory management; returns handling; customer service; pricing; order picking; merchandising; live selling; China sourcing; Shopify themes and apps
with: Canva; POS systems; Facebook ads; Microsoft Excel
about: e-commerce; selling online; parcels; clothes; natural cosmetics and soap; small shops; online marketplace
near: digital marketer; courier manager; china sourcing agent; ecommerce developer; product photographer

small shop owner; retail manager; store manager
does: retail management; retail sales; merchandising; inventory management; POS systems; cash handling; shop display; supplier relations; category management; shift management; customer service; pricing; loyalty programme management
with: accounting software; Microsoft Excel; inventory software
about: small shops; retail; food and beverage; vending machines; inventory; household goods
near: accountant; distributor; salesperson; retail manager; online seller

retail manager; category manager; supermarket buyer
does: category management; retail management; merchandising; supplying supermarkets; procurement; private label production; pricing; visual merchandising; loyalty programme management; supplier relations; forecasting; negotiation
with: ERP systems; Power BI; POS systems
about: retail; food and beverage; wholesale; price comparison; suppliers; loyalty programmes
near: distributor; small shop owner; supply chain manager; food manufacturer

distributor; wholesaler; trading company
does: distribution; wholesale orders; territory sales; import; export and import; warehousing; supplying supermarkets; negotiation; channel management; pricing; fleet; credit policy; merchandising
with: ERP systems; CRM systems; inventory software; Russian; Chinese
about: wholesale; food and beverage; imports; suppliers; small shops; household goods
near: supply chain manager; salesperson; customs broker; china sourcing agent; food manufacturer

china sourcing agent; import manager
does: China sourcing; procurement; export and import; supplier relations; quality management; freight; negotiation; cross-border e-commerce; private label production; Chinese market; product conformity; sample making; cargo consolidation
with: Chinese; Microsoft Excel; shipping documents
about: imports; suppliers; wholesale orders; containers; machine tools; customs duties; household goods
near: customs broker; freight forwarder; distributor; online seller; translator

export manager; international trade specialist
does: export and import; export certification; international marketing; business development; negotiation; shipping documents; European market; Japanese market; Korean market; Russian and Central Asian markets; product conformity; trade fairs; pricing; organic certification; halal certification
with: English; Japanese; Russian; Chinese; Korean
about: exports; international trade; cashmere; meat; certification; borders
near: customs broker; freight forwarder; cashmere processor; food manufacturer; marketing manager

real estate agent; property broker; developer sales manager
does: real estate sales; negotiation; real estate management; property photography; real estate law; online advertising; valuation; mortgage advice; customer service; tenant relations; 3D rendering
with: CRM systems; social media marketing; driving licence
about: real estate; apartments; mortgages; houses and land; tenants and landlords
near: property manager; lawyer; appraiser; architect; banker

property manager; homeowners association director; facility manager
does: real estate management; homeowners association management; facility management; cleaning services; tenant relations; repair coordination; energy efficiency; elevator maintenance; budgeting; security services; short-term rental hosting; plumbing; heating
with: Microsoft Excel; accounting software; CCTV; access control systems
about: neighbours; apartments; utility bills; parking; building repairs; real estate; coworking
near: plumber; electrician; security guard manager; cleaning company; proptech developer; facility manager

facility manager; coworking manager; building engineer
does: facility management; coworking space management; community management; HVAC; fire safety; office administration; cleaning services; equipment maintenance; event management; grounds maintenance
with: access control systems; booking systems
about: coworking; offices; real estate; energy saving
near: property manager; hvac engineer; office manager; operations manager

security guard manager; security company
does: security services; CCTV; access control systems; shift management; alert systems; cash logistics; fire safety; training; emergency management
with: GPS tracking; radio
about: home safety; security; small shops; apartments; mines
near: cctv installer; property manager; event manager

cleaning company; laundry owner
does: cleaning services; laundry; shift management; household chemicals; customer service; facility management; waste management; order taking; B2B sales
with: booking systems; crew management
about: housework; home services; offices; hotels; hygiene products
near: property manager; hotel manager; recruiter

event manager; wedding planner; exhibition organiser
does: event management; wedding planning; exhibition design; sponsorship sales; ticketing and reservations; catering; stage; sound; festival programming; presenting on stage; floristry; budgeting; public relations; children's entertainment
with: audio-visual systems; social media marketing; Canva
about: events; weddings; event tickets; birthdays and gifts; cultural festivals; songs; naadam
near: sound engineer; caterer; photographer; pr manager; dj

tender specialist; procurement officer
does: procurement; tendering; supplier relations; sales proposals; contract law; negotiation; supplier audits; cost estimation; budgeting; public administration; ethical sourcing; technical specifications
with: Microsoft Excel; ERP systems; English
about: tenders; suppliers; government; construction; mining
near: lawyer; supply chain manager; estimator; b2b salesperson; civil servant
`;
