// Concepts of kind skill: crafts, services and habits of work that stand beside those of the other skills files. Hand-written.

export const skillsFurther = `
@skill

auctions
en: auctions; auctioneering; auction house
mn: дуудлага худалдаа; дуудлага худалдаа зохион байгуулах; аукцион
also: auctioneer
broader: sales
related: second-hand-trading

taxidermy
en: taxidermy; animal mounting
mn: чихмэл хийх; амьтны чихмэл
also: taxidermist; чихмэлч; trophy mounts
tag: чихмэл
broader: traditional-crafts
related: fur-processing

hat-making
en: hat making; millinery; headwear making
mn: малгай хийх; малгайчин
also: milliner; лоовууз оёх; монгол малгай; hat design
broader: sewing
related: traditional-costume; felt-making

lace-making
en: lace and trimmings; lace making; tatting
mn: тор нэхэх; нэхмэл чимэглэл; торон чимэглэл
also: bobbin lace; tassels; цацаг хийх
broader: knitting-crochet

endoscopic-inspection
en: borescope inspection; pipe and tank inspection; endoscopic inspection
mn: дурангаар шалгах; хоолой ба савны дотор үзлэг; бороскопын үзлэг
also: pipe camera; sewer camera; хоолойн камер
tag: borescope
broader: non-destructive-testing

conducting-arranging
en: conducting and arranging; orchestra conducting; music arranging
mn: найрал хөгжим удирдах ба хөгжим найруулах; найрал хөгжмийн удирдаач; хөгжим найруулах
also: orchestration; band leading; найрал дууны удирдаач; дирижёр; хөгжмийн аранжировк
tag: conducting; arranging; arrangement; conductor
broader: music-composition
related: music-performance

skate-surf-sports
en: board and roller sports; skateboarding; surfing
mn: скейтборд ба роллер; скейтборд; серфинг
also: skateboards; skate park; roller skating; роликтой тэшүүр; longboards; wakeboarding; kitesurfing; BMX
tag: surf; ролик
broader: sports-coaching

benchmark-targets
en: goals and key results; setting goals
mn: зорилго ба гол үр дүн; зорилт тодорхойлох; хэмжүүрт зорилт тавих
also: objectives and key results; milestones planning; goal tracking; KPI setting; зорилтын удирдлага
tag: milestones; objectives
broader: strategy
related: project-management

protocol-ceremony
en: protocol and ceremonies; diplomatic protocol; ceremonial events
mn: ёслол ба протокол; дипломат ёслол; ёслолын ажиллагаа
also: state protocol; official receptions; хүлээн авалт; ёс журам; ceremony hosting; нээлтийн ёслол; etiquette; heraldry
tag: protocol; ceremonies; ёслол
broader: event-management
related: international-relations

stationery
en: stationery and stamps; stamp making
mn: бичиг хэрэг ба тамга; бичиг хэргийн бараа; тамга тэмдэг хийх
also: rubber stamps; notebooks and planners; бичгийн хэрэгсэл; тамга хийх; greeting cards; мэндчилгээний ил захидал; тамга; календарь хийх
tag: stamps; planners; тэмдэглэлийн дэвтэр
broader: print-production
related: gift-services

vehicle-conversion
en: vehicle conversion; van conversion; car tuning
mn: машин тохижуулах; тээврийн хэрэгсэл өөрчлөн тоноглох; фургон тохижуулах
also: camper vans; кемпер; off-road conversion; vehicle fit-out; машины тоноглол; LPG conversion; газ тавих; upfitting; autogas; газ тоног төхөөрөмж
tag: camper
broader: car-repair

logbook-keeping
en: keeping logs; logbooks; shift logs
mn: бүртгэлийн дэвтэр хөтлөх; ээлжийн тэмдэглэл; ажлын тэмдэглэл хөтлөх
also: maintenance logs; daily reports; өдрийн тайлан бичих; case notes; лог дэвтэр
tag: logs; тэмдэглэл
broader: records-management

outdoor-advertising
en: outdoor advertising; billboards
mn: гадна сурталчилгаа; гадна реклам; билборд
also: billboard advertising; LED screen advertising; сурталчилгааны самбар; самбар сурталчилгаа
tag: OOH
broader: advertising
related: signage-design

facade-works
en: facade works; facades; facade cladding; curtain walls
mn: фасадны ажил; фасад; шилэн фасад; гадна өнгөлгөө
also: пасад; facade installation; ventilated facades; фасад угсралт; facade glazing
broader: building-finishing
related: doors-windows; insulation; work-at-height

lighting-design
en: lighting design; lighting planning; architectural lighting
mn: гэрэлтүүлгийн дизайн; гэрэлтүүлгийн төлөвлөлт; гэрэлтүүлэг төлөвлөх
also: interior lighting; lighting concept; дотор гэрэлтүүлэг; гэрэлтүүлгийн шийдэл
broader: interior-design
related: stage-lighting; electrical-installation
`;
