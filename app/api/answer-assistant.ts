/** The directory for assistants: a read-only server of the Model Context Protocol. It keeps nothing between two messages. */
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { DATA_LICENSE } from "../domain/import-export/data-license.ts";
import { SITE } from "../site.ts";
import type { SiteContext } from "../web/site-context.ts";
import { API_VERSION } from "./openapi.ts";
import { TOOLS, type ToolInput, useTool } from "./tools.ts";

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** Answers a message. Several at once, which the protocol gave up, would pass by the limits. */
export async function answerAssistant(request: Request, site: SiteContext): Promise<Response> {
  const parsedBody: unknown = await request.json().catch(() => null);
  if (typeof parsedBody !== "object" || parsedBody === null || Array.isArray(parsedBody)) {
    const error = { code: -32_600, message: "Send one JSON-RPC message at a time." };
    return Response.json({ jsonrpc: "2.0", id: null, error }, { status: 400 });
  }
  const handler = createMcpHandler(() => createServer(site), { maxSubscriptions: 0 });
  return handler.fetch(request, { parsedBody });
}

function createServer(site: SiteContext): McpServer {
  const server = new McpServer(
    { name: "hauntway", title: SITE.name, version: API_VERSION, websiteUrl: site.siteUrl },
    { instructions: instructions(site.siteUrl) },
  );
  for (const tool of TOOLS) {
    const { id, summary, description = "", params, body } = tool.call;
    const schema = (body?.schema ?? params) as z.ZodObject | undefined;
    // Without its name in the OpenAPI document, which would make it a reference.
    const inputSchema = z.object(schema?.shape ?? {});
    const about = {
      title: summary,
      description: [`${summary}.`, description].join(" ").trim(),
      annotations: READ_ONLY,
    };
    server.registerTool(id, { ...about, inputSchema }, async (input: ToolInput) => {
      const { refused, text } = await useTool(tool, input, site);
      return { isError: refused, content: [{ type: "text", text }] };
    });
  }
  return server;
}

const instructions = (siteUrl: string): string =>
  [
    `${SITE.tagline}. Stories are lore; the records say where history contradicts them.`,
    "Nobody may be sent to a place whose access is private, or asked where it stands.",
    `Name ${SITE.name} and link the page of each place that you tell of: the data is under ${DATA_LICENSE.name} (${DATA_LICENSE.url}).`,
    `More at ${siteUrl}/api.`,
  ].join(" ");
