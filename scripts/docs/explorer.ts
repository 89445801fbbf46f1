import { css, editorWorkerService, graphqlWorker, js, jsonWorker } from '@graphql-yoga/render-graphiql/graphiql';
import { readFileSync } from 'node:fs';
import { base } from './html.ts';
import type { ExampleFile } from './examples.ts';

// GraphiQL as files of the shop's own origin. Yoga's own page loads them from a content delivery network.

interface Tab {
  query: string;
  variables?: string;
}

/** Tabs are named after their operation, so an anonymous one gets a name. */
function tabOf({ name, text, variables, api }: ExampleFile): { path: string; tab: Tab } {
  const query = text.replace(/^(query|mutation) \{/m, `$1 ${name} {`);
  return { path: api.endpoint, tab: { query, ...(variables !== null && { variables }) } };
}

/**
 * The explorer's page and files.
 * @param hashed stores a file and returns its URL
 */
export function explorerFiles(examples: readonly ExampleFile[], hashed: (name: string, content: string) => string): Record<string, string> {
  const styles = hashed('graphiql.css', css);
  const graphiql = hashed('graphiql.js', js);
  const workers = {
    editorWorkerService: hashed('editor.worker.js', editorWorkerService),
    json: hashed('json.worker.js', jsonWorker),
    graphql: hashed('graphql.worker.js', graphqlWorker),
  };
  const tabs: Record<string, Tab[]> = {};
  // GraphiQL opens the first tab: one that every caller can run.
  const first = examples.filter(({ name }) => name === 'catalogue' || name === 'orders');
  for (const { path, tab } of [...new Set([...first, ...examples])].map(tabOf)) (tabs[path] ??= []).push(tab);
  const source = readFileSync('scripts/docs/assets/explorer.js', 'utf8');
  const settings = `const workers = ${JSON.stringify(workers)};\nconst tabs = ${JSON.stringify(tabs)};\n`;
  const start = hashed('explorer.js', `{\n${settings}${source}}\n`);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>GraphiQL · Souk</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
<link rel="stylesheet" href="${hashed('explorer.css', readFileSync('scripts/docs/assets/explorer.css', 'utf8'))}">
<script src="${graphiql}" defer></script>
<script src="${start}" defer></script>
</head>
<body class="no-focus-outline">
<noscript>GraphiQL needs JavaScript. Read the <a href="${base}">documentation</a> instead.</noscript>
<div id="root"></div>
</body>
</html>
`;
  return { 'explorer/index.html': page };
}
