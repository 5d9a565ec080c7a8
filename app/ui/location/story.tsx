import { foldStory, type StoryBlock } from "../../domain/places/story/story-blocks.ts";

const WORDS_ON_PHONES = 250;

/** The story in magazine style: a serif, about 65 characters a line. */
export function Story({ blocks }: { blocks: readonly StoryBlock[] }) {
  const [first, rest] = foldStory(blocks, WORDS_ON_PHONES);
  return (
    <>
      <Blocks blocks={first} />
      {rest.length > 0 && (
        <details className="fold-below-desk md:fold-open">
          <summary className="mt-4 w-fit py-2 text-moon hover:text-pumpkin">Read the whole story</summary>
          <Blocks blocks={rest} isRest />
        </details>
      )}
    </>
  );
}

function Blocks({ blocks, isRest = false }: { blocks: readonly StoryBlock[]; isRest?: boolean }) {
  const space = isRest ? "mt-5" : "mt-5 first:mt-0";
  return (
    <div className="max-w-[65ch] font-text text-[1.1875rem] leading-[1.7] max-sm:text-lg max-sm:leading-[1.6]">
      {blocks.map((block, index) => {
        // Blocks never move, so their index is a stable key.
        const key = `${index}`;
        if (block.kind === "heading") {
          return (
            <h3
              key={key}
              className="mt-8 mb-3 font-sans text-[0.9375rem] font-bold tracking-[0.08em] text-pumpkin sm:mt-10"
            >
              {block.text}
            </h3>
          );
        }
        if (block.kind === "html") {
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with a short allow-list on the server
          return <div key={key} className={space} dangerouslySetInnerHTML={{ __html: block.html }} />;
        }
        return (
          <p key={key} className={space}>
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
