# One node of Volute; compose.yaml runs several behind a proxy with TLS (docs/operate.md).
FROM node:22-slim AS build
WORKDIR /volute
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY index.html tsconfig*.json vite.config.ts vite.server.config.ts ./
COPY data ./data
COPY public ./public
COPY scripts ./scripts
COPY src ./src
RUN node --import tsx scripts/build.ts

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /volute
COPY --from=build /volute ./
RUN mkdir /data && chown node:node /data
# Everything but /data and /tmp may be read-only.
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
