# The site in a container: build with `docker build -t hauntway .`; see docs/operations.md.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
RUN node scripts/build.ts

# What runs: no build tools, no types, no source maps, no manuals, no Node that npm carries for other machines, no fonts that nobody draws with.
FROM packages AS production
RUN npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-* node_modules/.bin/node node_modules/typescript node_modules/@typescript \
 && find node_modules -type f -regextype posix-extended -regex '.*\.(map|md|[cm]?ts)' ! -iname 'licen[cs]e*' -delete \
 && find node_modules/dejavu-fonts-ttf/ttf -type f ! -name DejaVuSans.ttf ! -name '*-Bold.ttf' -delete

FROM ${BASE_IMAGE}
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin hauntway \
 && install -d -o hauntway -g hauntway -m 700 /data
WORKDIR /app
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json LICENSE CREDITS.md ./
COPY data ./data
COPY app ./app
COPY server ./server
COPY cli ./cli
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER hauntway
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/run.mjs"]
