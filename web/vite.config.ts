import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { designPixel } from './design-pixel.ts';
import { emblems } from './emblems.ts';

const server = process.env['ZEITRISS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), emblems()],
  css: { postcss: { plugins: [designPixel] } },
  build: {
    outDir: '../src/zeitriss/server/static',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
