/** Cached for an hour, which is fresh enough for feeds and files for robots. */
const FILE_CACHE = "public, max-age=3600";

/** A small file generated from the catalog or the configuration. */
export function fileResponse(body: string, contentType: string, cacheControl = FILE_CACHE): Response {
  return new Response(body, {
    headers: { "content-type": `${contentType}; charset=utf-8`, "cache-control": cacheControl },
  });
}

export function noSuchFile(): Response {
  return new Response("There is no such file.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
