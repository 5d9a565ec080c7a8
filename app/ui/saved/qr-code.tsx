import { encode } from "uqr";

/** Made in the browser: the server does not learn what is on the list. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, boostEcc: false });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-56 bg-bone">
      <path d={path} className="fill-night" shapeRendering="crispEdges" />
    </svg>
  );
}
