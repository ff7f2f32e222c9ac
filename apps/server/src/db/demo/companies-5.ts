import type { DemoCompany } from "./types.ts";

export const companies5: DemoCompany[] = [
  {
    key: "windbreak-outfitters", contentLanguage: "en", createdDaysAgo: 54, name: "Windbreak Outfitters",
    description: "Tents, stoves, sleeping bags and repair. Two shops in Ulaanbaatar and one container shop in Murun, run by thirty-two people who all camp in weather that customers only worry about. The repair bench fixed 3,300 zips last year and earned almost as much goodwill as the rest of the business combined. Since 2021 an online store has brought in a fifth of sales, though it falls over whenever we announce a discount. Rentals for expeditions are growing faster than retail. We don't stock weapons, drones or anything we wouldn't carry ourselves.",
    industry: "retail", size: "small", foundedYear: 2012, legalStructure: "ХХК", headquarters: "Ulaanbaatar", branches: ["Murun"], location: "Ulaanbaatar", address: "Chingeltei district, 2nd khoroo, Tourist Street 19", email: "info@windbreak.example", website: "https://windbreak.example",
    specialties: ["outdoor equipment", "gear repair", "expedition rental"], services: ["retail", "equipment rental", "repair workshop"], technologies: ["WooCommerce"], employeeCount: 32, annualRevenue: "1b+", rating: 4.5, reviewsCount: 96,
  },
  {
    key: "eight-tethers", contentLanguage: "en", createdDaysAgo: 1, name: "Eight Tethers",
    description: "Eight freelancers who got tired of invoicing separately. We live in Khovd, Tbilisi, Hanoi and Ulaanbaatar, meet in person once a year, and build first versions: React Native apps, small web tools, a payment link that works by Friday. Nineteen founders have hired us since 2023, and six of their products still run on our original code, which we find touching. Fixed price, ten weeks at most, a demo every second Thursday. If you expect half a million users on day one, or a 24-hour support desk, a bigger firm will serve you better.",
    industry: "software", size: "startup", foundedYear: 2023, location: "Remote", email: "info@eighttethers.example", website: "https://eighttethers.example",
    specialties: ["MVP development", "cross-platform apps", "small web tools"], services: ["prototype to launch", "mobile development", "web development"], technologies: ["React Native", "Expo", "Node.js", "Supabase", "Tailwind CSS"], methodologies: ["fixed-scope sprints"], employeeCount: 8, workCulture: "Remote, asynchronous, cameras optional", clients: ["first-time founders", "NGOs", "clinics"], annualRevenue: "100m-500m",
  },
  {
    key: "long-song", contentLanguage: "en", createdDaysAgo: 137, name: "Long Song Studio",
    description: "Brand identity with an accent. Nine designers, a copywriter and a retired calligrapher work above a bookshop near the State Department Store, mostly for exporters who need to look at home on a shelf in Copenhagen or Osaka without sanding off where they come from. We do names, marks, labels, catalogues, trade-fair stands, and product photography in daylight. Forty-four identities so far, three of them for companies that later outgrew us, to our delight. Screens bore us: no apps, no dashboards. Food packaging goes to colleagues who understand barrier films.",
    industry: "design", size: "small", mission: "Local hand, foreign shelf.", foundedYear: 2015, legalStructure: "ХХК", location: "Ulaanbaatar", address: "Chingeltei district, 3rd khoroo, Bookbinders' Lane 2", email: "info@longsong.example", website: "https://longsong.example",
    specialties: ["brand identity", "catalogues", "trade-fair stands", "product photography"], services: ["naming", "logo and identity", "catalogue design", "photography"], technologies: ["Adobe Creative Cloud", "Glyphs"], employeeCount: 11, clients: ["textile exporters", "tour operators", "wineries"], annualRevenue: "100m-500m",
  },
];
