// npm start: installs what is missing, builds what is stale, then serves with the pinned Node.
import { join } from "node:path";
import { become, ensureBuilt, ensureInstalled, PROJECT, pinnedNode, requireNode, SERVER_FLAGS } from "./bootstrap.mjs";

const tell = (step) => console.log(step);
requireNode();
ensureInstalled(tell);
ensureBuilt(tell);
process.env.NODE_ENV = "production";
become(pinnedNode(), [...SERVER_FLAGS, join(PROJECT, "server/run.mjs")], { withChannel: true });
