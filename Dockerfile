# Vikray in a container: docker build -t vikray .
# The build stage has the build tools; the image has the sources, the built pages and what the server needs.
FROM node:24-trixie-slim AS build
WORKDIR /vikray
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-trixie-slim
# For npm run backup and restore: of the version of the server in compose.yaml, as an older pg_dump refuses a newer server.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /vikray
COPY --from=build /vikray ./
RUN mkdir -p /data /backups node_modules/.cache && chown node:node /data /backups node_modules/.cache && chmod 700 /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--max-old-space-size=1024", "scripts/start.mjs"]
