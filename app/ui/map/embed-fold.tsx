import { useRouteLoaderData } from "react-router";
import { type EmbedFilter, embedCode, MAP_SIZE, mapPath } from "../../web/seo/embed-code.ts";
import { CodeField } from "../layout/code-field.tsx";

/** The code that shows a page's map elsewhere. */
export function EmbedFold({ filter, title }: { filter: EmbedFilter; title: string }) {
  const { siteUrl } = useRouteLoaderData("root") as { siteUrl: string };
  return (
    <details data-print="hide" className="mt-1 max-w-xl">
      <summary className="w-fit py-1.5 text-ash hover:text-bone">Embed this map</summary>
      <CodeField
        label="This code shows the map and its places on your own page, with links here and without scripts."
        code={embedCode(siteUrl, { path: mapPath(filter), title, ...MAP_SIZE })}
      />
    </details>
  );
}
