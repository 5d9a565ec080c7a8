import type { StoryBlock } from "../../domain/places/story-blocks.ts";

/** The story as a magazine sets it: a book face, a good line length, an opening paragraph that stands out. */
export function Story({ blocks }: { blocks: readonly StoryBlock[] }) {
  return (
    <div className="max-w-[65ch] font-text text-[1.1875rem] leading-[1.7]">
      {blocks.map((block, index) => {
        // Blocks of a story never move, so their place is their name.
        const key = `${index}`;
        if (block.kind === "heading") {
          return (
            <h3 key={key} className="mt-10 mb-3 font-sans text-[0.9375rem] font-bold tracking-[0.08em] text-pumpkin">
              {block.text}
            </h3>
          );
        }
        if (block.kind === "html") {
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to a short allow-list on the server
          return <div key={key} className="mt-5 first:mt-0" dangerouslySetInnerHTML={{ __html: block.html }} />;
        }
        return (
          <p key={key} className="mt-5 first:mt-0">
            {block.lines.map((line, at) => (
              <span key={line}>
                {at > 0 && <br />}
                {line}
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}
