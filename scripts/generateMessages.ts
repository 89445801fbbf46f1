import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '../shared/languages.ts';
import { problemsOf, readCatalogues } from './messages/catalogues.ts';
import { moduleOf, pageModule, serverModule } from './messages/modules.ts';

// Writes the modules of the message catalogues. With --check it writes nothing, and fails if one is out of date or a catalogue is wrong.

const isCheck = process.argv.includes('--check');
const catalogues = readCatalogues();
const problems = isCheck ? problemsOf(catalogues, languages) : [];

for (const english of catalogues.filter(({ language }) => language === defaultLanguage)) {
  const { folder } = english;
  const isPage = /^(web|admin)\//.test(folder);
  const ofFolder = catalogues.filter((catalogue) => catalogue.folder === folder);
  const text = isPage ? pageModule(english) : serverModule(ofFolder, english);
  const file = moduleOf(folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (isCheck) problems.push(`${file} is out of date`);
  else {
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
