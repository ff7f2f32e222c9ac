import { Knot } from "../../ui/page/knot.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** The idea of Khamt in one picture: what one side needs and the other brings, tied by the knot. */
export default function MatchDrawing() {
  const t = useT(catalogue("home")).drawing;
  return (
    <figure aria-label={t.label} className="relative">
      <div className="grid grid-cols-[1fr_auto_1fr] items-end">
        <SideTitle small={t.needs} name={t.idea} />
        <div className="w-6 sm:w-36" />
        <SideTitle small={t.brings} name={t.person} />
      </div>
      <div className="relative mt-4 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch">
        <Side words={t.pairs.map((pair) => pair.need)} open />
        <div className="relative grid w-16 place-items-center min-[23rem]:w-24 sm:w-36">
          <Strands />
          <Knot className="size-14 text-brand min-[23rem]:size-20 sm:size-28" weight={3.6} />
        </div>
        <Side words={t.pairs.map((pair) => pair.gift)} />
      </div>
      <figcaption className="mt-4 text-center text-sm text-muted">{t.example}</figcaption>
    </figure>
  );
}

function SideTitle({ small, name }: { small: string; name: string }) {
  return (
    <div>
      <p className="text-sm text-muted">{small}</p>
      <p className="font-bold">{name}</p>
    </div>
  );
}

function Side({ words, open = false }: { words: string[]; open?: boolean }) {
  const look = open
    ? "border border-dashed border-brand text-brand"
    : "border border-transparent bg-brand-fill text-brand-ink";
  return (
    <ul className="grid auto-rows-fr gap-4">
      {words.map((word) => (
        <li
          key={word}
          className={`grid min-h-18 place-items-center rounded-control px-1.5 py-2 text-center text-sm leading-snug font-semibold min-[23rem]:px-2.5 sm:px-4 sm:text-base ${look}`}
        >
          {word}
        </li>
      ))}
    </ul>
  );
}

/** From each need a strand runs into the knot, and one runs out to what meets it. */
function Strands() {
  return (
    <svg
      viewBox="0 0 100 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full text-brand"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke">
        <path
          d="M0 46C20 46 8 137 24 137M0 150H30M0 254C20 254 8 163 24 163"
          strokeDasharray="5 5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M100 46C80 46 92 137 76 137M100 150H70M100 254C80 254 92 163 76 163"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}
