// Trades of money and law.
export const financeLaw = `
accountant; chief accountant; bookkeeper
does: accounting; financial reporting; IFRS; tax; VAT; payroll; management accounting; outsourced accounting; inventory accounting; budgeting; invoicing and billing; reconciliation; corporate income tax; cash handling
with: Microsoft Excel; accounting software; ERP systems
about: accounting services; bookkeeping for small firms; taxes; invoices; salaries and payroll; small and medium enterprises; finance
near: tax consultant; auditor; cfo; hr manager; small shop owner

tax consultant; tax advisor
does: tax; VAT; personal income tax; corporate income tax; international tax; tax law; US tax; EU VAT; Asian tax filing; payroll; document preparation
with: Microsoft Excel; accounting software
about: taxes; accounting services; consulting; invoices; freelancers
near: accountant; lawyer; auditor; cfo

auditor; internal auditor; forensic accountant
does: audit; internal audit; forensic accounting; IFRS; financial reporting; risk management; corporate governance; compliance; due diligence; audit preparation; reconciliation
with: Microsoft Excel; SQL; statistics
about: accounting services; finance; corruption; reports; banking
near: accountant; compliance officer; cfo; it auditor

cfo; finance director; fractional CFO
does: finance; financial modelling; budgeting; treasury management; fundraising; investor reporting; financial analysis; cost reduction; management accounting; leadership; valuation; forecasting; pricing; bank relations
with: Microsoft Excel; Power BI; ERP systems; IFRS
about: finance; cash flow; start-up ideas; foreign investors; reports
near: accountant; investor; startup founder; ceo; banker

financial analyst; investment analyst; appraiser
does: financial analysis; financial modelling; business valuation; feasibility study; securities trading; mergers and acquisitions; due diligence; investment; economics; project finance; deal structuring
with: Microsoft Excel; Python; Power BI; R programming; presentation design
about: investment; shares and bonds; finance; mining; foreign investors; gold
near: investor; cfo; economist; stockbroker

investor; venture capitalist; angel investor
does: venture capital; investment; due diligence; deal structuring; fund management; business valuation; pitch deck; corporate governance; mergers and acquisitions; mentoring; startup programme management
with: Microsoft Excel; English
about: investment; start-up ideas; foreign investors; fintech; technology
near: startup founder; financial analyst; corporate lawyer; accelerator manager

stockbroker; asset manager; portfolio manager
does: securities trading; investment; fund management; algorithmic trading; foreign exchange; financial analysis; personal finance; compliance; cryptocurrency trading; risk modelling
with: Microsoft Excel; Python; statistics
about: shares and bonds; savings; gold; investment; exchange rates
near: financial analyst; fintech developer; compliance officer; economist

banker; loan officer; branch manager
does: banking; lending; credit risk; microfinance; loan servicing; credit policy; collateral management; branch management; treasury management; customer service; leasing; sales; debt collection
with: Microsoft Excel; CRM systems; credit scoring
about: banking; loans; mortgages; savings; lending; instalments; small and medium enterprises
near: risk analyst; compliance officer; accountant; fintech developer; insurance agent

risk analyst; chief risk officer; credit modeller
does: credit risk; credit scoring; risk modelling; risk management; statistics; machine learning; fraud detection; forecasting; credit policy; actuarial science; data analysis; economics; model evaluation
with: Python; SQL; R programming; Microsoft Excel; statistical software
about: banking; lending; loans; insurance; fraud; debt
near: data scientist; banker; actuary; compliance officer

microfinance officer; savings cooperative manager
does: microfinance; cooperative savings; financial inclusion; lending; credit guarantees; member services; loan servicing; debt collection; cooperative management; financial literacy; agricultural insurance
with: Microsoft Excel; mobile money; credit scoring
about: loans; cooperative societies; savings; herders; women; household budget; countryside
near: banker; herder; ngo manager; accountant

payments specialist; card operations manager
does: payments; payment operations; mobile money; merchant acquiring; card operations; remittance operations; escrow; cash logistics; foreign exchange; AML; reconciliation; financial licensing; recurring billing
with: payment integration; SQL; QR payments
about: payment services; QR payments; sending money home; FinTech; exchange rates; instalments
near: fintech developer; compliance officer; banker; online seller

compliance officer; AML officer; regulatory specialist
does: compliance; AML; financial licensing; regulatory monitoring; regulator relations; risk management; data protection policies; consumer protection; internal audit; banking and finance law; export controls; training
with: Microsoft Excel; identity management; law
about: banking; FinTech; fraud; permits; privacy; corruption
near: lawyer; banker; payments specialist; auditor

insurance agent; insurance manager; claims adjuster
does: insurance; insurance claims; agricultural insurance; reinsurance; B2B sales; customer service; risk management; actuarial science; customer retention; vehicle inspection; pricing
with: CRM systems; Microsoft Excel
about: health insurance; insurance; herders; drought; cars; dzud; disasters
near: actuary; banker; salesperson; healthtech developer

actuary; catastrophe modeller
does: actuarial science; catastrophe modelling; reinsurance; risk modelling; statistics; pricing; forecasting; agricultural insurance; geostatistics; mathematics
with: R programming; Python; Microsoft Excel; statistical software; satellite data analysis
about: insurance; dzud; weather; earthquakes; pensions; climate change impacts
near: insurance agent; risk analyst; data scientist; meteorologist

economist; policy researcher
does: economics; research; policy drafting; statistics; survey research; forecasting; feasibility study; project evaluation; data analysis; academic writing; public administration
with: R programming; Microsoft Excel; statistical software; English
about: government; scientific research; food prices; poverty; reports; grants
near: civil servant; market researcher; development programme officer; financial analyst

lawyer; corporate lawyer; general counsel
does: legal; contract law; corporate law; litigation; legal drafting; due diligence; mergers and acquisitions; labour law; licences and permits; intellectual property; negotiation; corporate governance; real estate law; mediation; insolvency
with: English; document management; document preparation
about: legal services; contracts; courts; legal help; foreign investors; permits
near: tax consultant; notary; compliance officer; startup founder

data protection lawyer; technology lawyer; IP lawyer
does: technology law; intellectual property; data protection policies; IP licensing; rights management; consumer protection; competition law; contract law; privacy; patents; compliance; us company formation
with: English; legal drafting
about: privacy; legal services; LegalTech; software; songs; start-up ideas
near: lawyer; startup founder; security engineer; music manager; legaltech developer

financial lawyer; mining lawyer
does: banking and finance law; mining law; project finance; environmental law; land acquisition; licences and permits; international law; deal structuring; financial licensing; tax law; investment
with: English; Russian; due diligence
about: mining; banking; foreign investors; legal services; energy; oil and gas
near: lawyer; financial analyst; mine manager; energy project developer

family lawyer; immigration lawyer; legal aid worker
does: family law; immigration law; mediation; litigation; document preparation; notary; legal research; labour law; tenancy law; migrant support; credential recognition; human rights
with: English; Korean; Russian
about: legal help; divorce; visas; courts; working abroad; tenants and landlords; domestic violence; migration
near: lawyer; social worker; translator; overseas employment agent

construction lawyer; labour lawyer
does: construction law; labour law; contract law; tendering; litigation; land acquisition; real estate law; mediation; procurement; occupational safety
with: legal drafting; negotiation
about: contracts; construction; workplace accidents; houses and land; tenders; legal services
near: construction manager; hr manager; lawyer; estimator

notary; document service worker
does: notary; document preparation; translation; contract law; digital signatures; archiving; scanning services; family law
with: Microsoft Office; Russian; English
about: paperwork; identity cards; houses and land; cars; contracts; queues
near: lawyer; translator; real estate agent
`;
