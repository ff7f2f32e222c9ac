// English words that Mongolian has taken over. Who types Mongolian in Latin letters spells them as in English: "computeriin". Also
// what everybody types short: "bga".

/** How the English word is written in Mongolian. */
export function loanOf(word: string): string | undefined {
  return loans.get(word);
}

const loans: ReadonlyMap<string, string> = new Map(
  (
    "computer:компьютер online:онлайн offline:офлайн manager:менежер brand:брэнд social:сошиал media:медиа content:контент startup:стартап designer:дизайнер design:дизайн " +
    "developer:девелопер programmer:программист software:софтвэр program:программ google:гүүгл facebook:фэйсбүүк live:лайв data:дата scientist:сайнтист engineer:инженер " +
    "analyst:аналист server:сервер security:секьюрити web:веб site:сайт internet:интернет mobile:мобайл app:апп apps:апп game:гейм video:видео photo:фото camera:камер " +
    "studio:студи event:эвент conference:конференц marketing:маркетинг product:продукт business:бизнес bizness:бизнес logistics:логистик logistic:логистик " +
    "container:контейнер kontainer:контейнер export:экспорт import:импорт transport:транспорт finance:финанс fintech:финтек bank:банк credit:кредит leasing:лизинг audit:аудит auditor:аудитор " +
    "sensor:сенсор robot:робот drone:дрон system:систем platform:платформ portal:портал backend:бэкэнд frontend:фронтенд fullstack:фулстек tester:тестер admin:админ support:саппорт " +
    "interior:интерьер architect:архитектор architecture:архитектур animation:анимэйшн animator:аниматор editor:эдитор operator:оператор producer:продюсер journalist:журналист " +
    "restaurant:ресторан hotel:отель tourism:туризм guide:гид fitness:фитнесс trainer:тренер coach:коуч doctor:доктор laboratory:лаборатори " +
    "robotics:робот blockchain:блокчейн crypto:крипто chatbot:чатбот podcast:подкаст influencer:инфлүүнсер freelancer:фрилансер mentor:ментор investor:инвестор partner:партнёр " +
    "bga:байх bgaa:байх bna:байх bhgui:байх geologist:геологич mechanic:механик electronic:электроник solar:солар franchise:франчайз logo:лого"
  )
    .split(" ")
    .map((entry) => {
      const [english = "", mongolian = ""] = entry.split(":");
      return [english, mongolian] as const;
    }),
);
