import type { StoryBlock } from "../../domain/places/story-blocks.ts";

/** The story in magazine style: a serif, about 65 characters a line, a larger first paragraph. */
export function Story({ blocks }: { blocks: readonly StoryBlock[] }) {
  return (
    <div className="max-w-[65ch] font-text text-[1.1875rem] leading-[1.7]">
      {blocks.map((block, index) => {
        // Blocks never move, so their index is a stable key.
        const key = `${index}`;
        if (block.kind === "heading") {
          return (
            <h3 key={key} className="mt-10 mb-3 font-sans text-[0.9375rem] font-bold tracking-[0.08em] text-pumpkin">
              {block.text}
            </h3>
          );
        }
        if (block.kind === "html") {
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with a short allow-list on the server
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
