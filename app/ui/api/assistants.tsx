import { CodeBlock } from "./call-entry.tsx";

/** How to add the directory to an assistant. */
export function Assistants({ address, tools }: { address: string; tools: readonly string[] }) {
  return (
    <div className="max-w-prose space-y-4">
      <p>
        An assistant that speaks the Model Context Protocol can search, read and plan by itself. Where its settings have
        connectors or MCP servers, add one with this address (transport: HTTP). It needs no key and no sign-in, and can
        only read.
      </p>
      <CodeBlock code={address} />
      <p>
        Its tools are calls of this page with the same parameters and limits: {tools.join(", ")}. Lists are cut at 20
        places, and each place comes with the address of its page.
      </p>
    </div>
  );
}
