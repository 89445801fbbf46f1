// node /tmp/codemod/move.mjs <repo> <folder> [--dry] [--only=file.tsx,...] : moves texts of a module folder into <folder>/messages.en.json.
import { Project, Node, SyntaxKind as K, ts } from 'ts-morph';
import fs from 'node:fs';
import path from 'node:path';

const [repo, folder, ...flags] = process.argv.slice(2);
const dry = flags.includes('--dry');
const only = flags.find((f) => f.startsWith('--only='))?.slice(7).split(',');
const skip = flags.find((f) => f.startsWith('--skip='))?.slice(7).split(',') ?? [];
const isPage = /^(web|admin)\//.test(folder);
process.chdir(repo);

const catalogueFile = `${folder}/messages.en.json`;
const catalogue = fs.existsSync(catalogueFile) ? JSON.parse(fs.readFileSync(catalogueFile, 'utf8')) : {};
const spec = fs.existsSync('/work/shared/SPEC.md') ? fs.readFileSync('/work/shared/SPEC.md', 'utf8') : '';
const fixedTexts = new Set([...spec.matchAll(/[“"]([^”"\n]{2,200})[”"]|'([^'\n]{2,200})'|`([^`\n]{2,200})`/g)].map((m) => (m[1] ?? m[2] ?? m[3]).trim()));

const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
const walk = (dir) =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => {
    const p = path.join(dir, e.name);
    if (e.isDirectory()) return e.name === '__generated__' || (p !== folder && fs.existsSync(`${p}/messages.en.json`)) ? [] : walk(p);
    return /\.tsx?$/.test(e.name) && !/\.d\.ts$/.test(e.name) ? [p] : [];
  });
const files = walk(folder).filter((f) => (!only || only.some((o) => f.endsWith(o))) && !skip.some((o) => f.includes(o)));
project.addSourceFilesAtPaths(files);
project.resolveSourceFileDependencies();

const report = [];
const note = (node, why) => {
  const line = node.getStartLineNumber();
  report.push(`${path.relative(repo, node.getSourceFile().getFilePath())}:${line}: ${why}: ${node.getText().replace(/\s+/g, ' ').slice(0, 110)}`);
};

// ---------- messages ----------
const reserved = new Set('break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await async of undefined rich'.split(' '));
const stop = new Set(['a', 'an', 'the', 'of', 'to', 'is', 'are', 'be', 'your', 'you', 'this', 'that', 'it', 'its', 'and', 'or', 'at', 'by', 'with', 'was', 'were', 'been', 'has', 'have']);
const byText = new Map();
for (const [k, v] of Object.entries(catalogue)) if (!k.startsWith('@')) byText.set(v, k);

const escapeRegex = (x) => x.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function isFixed(text) {
  if (fixedTexts.has(text)) return true;
  if (!/\{\w+\}/.test(text) || /plural|select|</.test(text)) return false;
  const pieces = text.replace(/[“”"]/g, '').split(/\{\w+\}/);
  if (pieces.join('').replace(/[^A-Za-z]/g, '').length < 12) return false;
  const r = new RegExp(pieces.map((x) => escapeRegex(x.trim())).join('.{0,20}'));
  return r.test(spec.replace(/[“”"]/g, ''));
}
function keyOf(text, facts) {
  const identity = text;
  if (byText.has(identity)) {
    const k = byText.get(identity);
    if (JSON.stringify(catalogue[`@${k}`]?.placeholders ?? null) === JSON.stringify(facts?.placeholders ?? null)) return k;
  }
  const english = (withNames) =>
    text
      // The text of a plural's or select's last case.
      .replace(/\{(\w+), (plural|select),.*?other \{(.*)\}\}$/s, '$3')
      .replace(/<\/?\w+>/g, ' ')
      .replace(/\{(\w+)\}/g, withNames ? (m, n) => ` ${n.replace(/([A-Z])/g, ' $1')} ` : ' ')
      .replace(/[’']/g, '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  let all = english(false);
  if (all.length < 2 && /\{/.test(text)) all = english(true);
  const withoutDigits = all.filter((w) => !/^[0-9]/.test(w));
  if (withoutDigits.length) all = withoutDigits;
  if (all.length === 0) all = ['text'];
  const significant = all.filter((w) => !stop.has(w.toLowerCase()));
  const make = (words) => {
    const s = words.map((w, i) => (i === 0 ? w.toLowerCase() : w[0].toUpperCase() + w.slice(1).toLowerCase())).join('');
    const end = /:$/.test(text.trim()) && words.length <= 3 ? 'Label' : '';
    return (/^[0-9]/.test(s) ? `n${s}` : s) + end;
  };
  const candidates = [];
  const pool = all.length <= 4 ? all : significant.length >= 2 ? significant : all;
  for (let n = Math.min(4, pool.length); n <= Math.min(8, pool.length); n++) candidates.push(make(pool.slice(0, n)));
  for (let n = 5; n <= Math.min(9, all.length); n++) candidates.push(make(all.slice(0, n)));
  let key = candidates.find((c) => !reserved.has(c) && !/^use[A-Z]/.test(c) && catalogue[c] === undefined);
  if (!key) {
    let base = candidates[0];
    if (reserved.has(base)) base += 'Label';
    else if (/[.!?:…]$/.test(text.trim())) base += /\?$/.test(text.trim()) ? 'Question' : /…$/.test(text.trim()) ? 'Pending' : /:$/.test(text.trim()) ? 'Prefix' : 'Sentence';
    else if (/^[a-z]/.test(text.trim())) base += 'Lower';
    key = base;
    for (let i = 2; catalogue[key] !== undefined; i++) key = `${base}${i}`;
  }
  catalogue[key] = text;
  byText.set(identity, key);
  const meta = { ...(facts?.placeholders ? { placeholders: facts.placeholders } : {}), ...(isFixed(text.trim()) ? { 'x-fixed': true } : {}) };
  if (Object.keys(meta).length) catalogue[`@${key}`] = meta;
  return key;
}

// ICU: ' quotes; braces and < must be quoted.
const icu = (s, inPlural = false) => {
  let r = s.replace(/'/g, "''");
  r = r.replace(/[{}]/g, (c) => `'${c}'`);
  r = r.replace(/<(?=[A-Za-z/])/g, "'<'");
  if (inPlural) r = r.replace(/#/g, "'#'");
  return r;
};

const generic = new Set(['formatted', 'name', 'value', 'text', 'label', 'current', 'message']);
function nameOf(expr) {
  const e = unwrap(expr);
  if (Node.isIdentifier(e)) return e.getText();
  if (Node.isPropertyAccessExpression(e)) {
    const last = e.getName();
    if (last === 'length') return 'count';
    const inner = e.getExpression();
    if (last === 'formatted' || last === 'current' || last === 'value' || last === 'text') return nameOf(inner);
    if (last === 'name' && (Node.isIdentifier(inner) || Node.isPropertyAccessExpression(inner)) && !/^(this|props)$/.test(inner.getText())) return nameOf(inner);
    return last;
  }
  if (Node.isCallExpression(e)) {
    const callee = e.getExpression();
    const name = Node.isPropertyAccessExpression(callee) ? callee.getName() : callee.getText();
    if (Node.isPropertyAccessExpression(callee) && /^(toUpperCase|toLowerCase|trim|toString|toLocaleString|toFixed|replace|replaceAll|slice)$/.test(name)) return nameOf(callee.getExpression());
    if (/^(String|format\w*|toString|oneLine|min|max|toLocaleString|join|toLowerCase|trim|counted|number|money)$/.test(name)) {
      const arg = e.getArguments()[0];
      if (name === 'join' && Node.isPropertyAccessExpression(callee)) return nameOf(callee.getExpression());
      if (arg && !Node.isNumericLiteral(arg) && !Node.isObjectLiteralExpression(arg)) return nameOf(arg);
    }
    const m = /^([a-z]+[A-Za-z0-9]*)/.exec(name);
    return m ? m[1].replace(/(Text|Of)$/, '') || 'value' : 'value';
  }
  if (Node.isElementAccessExpression(e)) return nameOf(e.getExpression());
  if (Node.isBinaryExpression(e)) return nameOf(e.getLeft());
  return 'value';
}
const unwrap = (e) => {
  while (Node.isParenthesizedExpression(e) || Node.isNonNullExpression(e) || Node.isAsExpression(e) || Node.isSatisfiesExpression?.(e)) e = e.getExpression();
  return e;
};

const typeParts = (e) => {
  const t = e.getType();
  return t.isUnion() ? t.getUnionTypes() : [t];
};
const isTextType = (e) => {
  const parts = typeParts(e);
  return parts.every((t) => t.isString() || t.isStringLiteral() || t.isNumber() || t.isNumberLiteral() || t.isTemplateLiteral?.());
};
const isNumberType = (e) => typeParts(e).every((t) => t.isNumber() || t.isNumberLiteral());
const isBooleanType = (e) => typeParts(e).every((t) => t.isBoolean() || t.isBooleanLiteral());

// Parts: string | {arg: expr} | {plural: expr, one: parts, other: parts} | {choice: condText, yes: parts, no: parts} | {tag, open, close, parts} | {element: code}
class Unsafe extends Error {}

function pluralTest(cond) {
  const e = unwrap(cond);
  if (!Node.isBinaryExpression(e)) return null;
  const op = e.getOperatorToken().getText();
  if (!['===', '!==', '=='].includes(op)) return null;
  if (unwrap(e.getRight()).getText() !== '1' || !isNumberType(e.getLeft())) return null;
  return { count: e.getLeft(), negated: op === '!==' };
}

function partsOf(expr, where) {
  const e = unwrap(expr);
  if (Node.isStringLiteral(e) || Node.isNoSubstitutionTemplateLiteral(e)) return [e.getLiteralText()];
  if (Node.isTemplateExpression(e)) {
    const out = [e.getHead().getLiteralText()];
    for (const span of e.getTemplateSpans()) {
      out.push(...partsOf(span.getExpression(), 'template'));
      out.push(span.getLiteral().getLiteralText());
    }
    return out;
  }
  if (Node.isCallExpression(e) && e.getExpression().getText() === 'formatCount') {
    const [count, one, many] = e.getArguments();
    const word = one && Node.isStringLiteral(one) ? one.getLiteralText() : null;
    const words = many ? (Node.isStringLiteral(many) ? many.getLiteralText() : null) : `${word}s`;
    if (word !== null && words !== null && isNumberType(count)) return [{ plural: count, one: [{ pound: true }, ` ${word}`], other: [{ pound: true }, ` ${words}`] }];
  }
  if (Node.isConditionalExpression(e)) {
    const yes = partsOf(e.getWhenTrue(), where), no = partsOf(e.getWhenFalse(), where);
    const p = pluralTest(e.getCondition());
    if (p) return [{ plural: p.count, one: p.negated ? no : yes, other: p.negated ? yes : no }];
    const hasWords = (ps) => ps.every((x) => typeof x === 'string');
    if (!hasWords(yes) && !hasWords(no) && !(lettersIn(yes) || lettersIn(no))) {
      if (isTextType(e)) return [{ arg: e }];
    }
    return [{ choice: e.getCondition().getText(), yes, no }];
  }
  if (Node.isJsxElement(e) || Node.isJsxSelfClosingElement(e) || Node.isJsxFragment(e)) throw new Unsafe('element inside');
  if (isTextType(e)) {
    if (Node.isCallExpression(e) && e.getArguments().some((a) => Node.isStringLiteral(a) && /^[a-z][a-z ]+$/.test(a.getLiteralText()) && !/^(en|de)/.test(a.getLiteralText()))) note(e, 'a word is passed to a function: make a plural by hand');
    return [{ arg: e }];
  }
  throw new Unsafe(`type ${e.getType().getText().slice(0, 40)}`);
}
const lettersIn = (ps) => ps.some((p) => (typeof p === 'string' ? /\p{L}/u.test(p) : p.plural ? lettersIn(p.one) || lettersIn(p.other) : p.choice ? lettersIn(p.yes) || lettersIn(p.no) : p.tag ? true : false));

// Expand choices: [{conds, parts}]
function expand(parts) {
  const i = parts.findIndex((p) => p.choice);
  if (i < 0) return { parts };
  const before = parts.slice(0, i), after = parts.slice(i + 1);
  return { cond: parts[i].choice, yes: expand([...before, ...parts[i].yes, ...after]), no: expand([...before, ...parts[i].no, ...after]) };
}
const depth = (x) => (x.cond === undefined ? 0 : 1 + Math.max(depth(x.yes), depth(x.no)));

function messageFrom(parts0) {
  // A plural spreads over the whole message.
  const values = new Map(); // name -> expression text
  const elements = [];
  const nameFor = (base, exprText) => {
    let name = base.replace(/^[^a-z]+/, '') || 'value';
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) name = 'value';
    for (let i = 1; ; i++) {
      const n = i === 1 ? name : `${name}${i}`;
      if (!values.has(n) || values.get(n) === exprText) return (values.set(n, exprText), n);
    }
  };
  if (parts0.filter((p) => p.plural).length > 1 && JSON.stringify(parts0, (k, v) => (v && v.getText ? 'n' : v)).includes('pound')) throw new Unsafe('two plurals');
  const render = (parts, inPlural) => {
    const i = parts.findIndex((p) => p.plural);
    if (i >= 0) {
      const p = parts[i];
      const n = nameFor(nameOf(p.plural), p.plural.getText());
      const before = parts.slice(0, i), after = parts.slice(i + 1);
      const strip = (ps) => ps;
      return `{${n}, plural, one {${render([...before, ...strip(p.one), ...after], true)}} other {${render([...before, ...p.other, ...after], true)}}}`;
    }
    return parts
      .map((p) => {
        if (typeof p === 'string') return icu(p, inPlural);
        if (p.pound) return '#';
        if (p.arg) return `{${nameFor(nameOf(p.arg), p.arg.getText())}}`;
        if (p.tag) {
          const n = nameFor(p.tag, p.code);
          return `<${n}>${render(p.parts, inPlural)}</${n}>`;
        }
        if (p.element) {
          const n = nameFor(p.element, p.code);
          elements.push(n);
          return `{${n}}`;
        }
        throw new Unsafe('part');
      })
      .join('');
  };
  const text = render(parts0, false);
  const placeholders = elements.length ? Object.fromEntries(elements.map((n) => [n, { type: 'Element' }])) : undefined;
  const key = keyOf(text, { placeholders });
  if (values.size === 0) return `t.${key}`;
  return `t.${key}({ ${[...values].map(([n, e]) => (n === e ? n : `${n}: ${e}`)).join(', ')} })`;
}
function codeFrom(parts) {
  const x = expand(parts);
  if (depth(x) > 2) throw new Unsafe('more than two choices in a text');
  const gen = (y) => {
    if (y.cond !== undefined) return `${y.cond} ? ${gen(y.yes)} : ${gen(y.no)}`;
    const joined = y.parts;
    if (joined.length === 0 || joined.every((p) => p === '')) return `''`;
    if (!lettersIn(joined)) {
      if (joined.length === 1 && joined[0].arg) return joined[0].arg.getText();
      if (joined.every((p) => typeof p === 'string')) return JSON.stringify(joined.join('')).replace(/^"|"$/g, "'");
      if (joined.every((p) => typeof p === 'string' || p.arg)) return '`' + joined.map((p) => (typeof p === 'string' ? p.replace(/[`\\$]/g, '\\$&') : `\${${p.arg.getText()}}`)).join('') + '`';
    }
    return messageFrom(joined);
  };
  return gen(x);
}

// ---------- what is a text ----------
const attributeNames = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|label|placeholder|heading|text|hint|help|summary|legend|caption|description|message|question|confirm|note|empty|emptyText|subject|intro|lead|error|unit|prefix|suffix|children|\w*(Label|Text|Title|Heading|Hint|Message|Description|Placeholder|Name(?=$)))$/;
const notAttributes = /^(d|viewBox|points|transform|fill|stroke|className|id|name|type|role|href|to|src|rel|target|method|action|style|key|htmlFor|autoComplete|inputMode|pattern|value|defaultValue|data-.*|aria-(?!label|description|roledescription|valuetext).*|kind|size|icon|sizes|media|lang|variant|tone|align|fileName|groupName|fieldName|typeName|viewTransitionName)$/;
const propNames = attributeNames;

function looksHuman(s, { strong }) {
  const text = s.trim();
  if (!/\p{L}{2}/u.test(text)) return false;
  if (/^[A-Z]\w*Error$/.test(text)) return false;
  if (/^(https?:|mailto:|\/|\.\/|#|\?|--|@)/.test(text)) return false;
  if (/^[a-z0-9]+([-_./][a-z0-9]+)+$/i.test(text) && !/\s/.test(text)) return false;
  if (/^[A-Z][A-Z0-9_]+$/.test(text)) return strong && text.length <= 4;
  if (/^[a-z][a-zA-Z0-9]*$/.test(text)) return strong;
  if (/^(\(|\[)?(min|max)-(width|height)|^calc\(|^var\(|^rgb|px\)|\bcalc\(/.test(text)) return false;
  if (/^[.#:[*]|[>~+]\s*[.#[*a-z]|\[[a-z-]+[\]=*^$]|:not\(|:focus|:checked|\.\w+\s\.\w/.test(text) && !/[.!?]$/.test(text)) return false;
  if (strong) return true;
  // Weak places: sentences and capitalised labels only.
  return /^[\p{Lu}“"‘(−–]/u.test(text) && (/\s/.test(text) || /^[\p{Lu}][\p{Ll}’]+[.!?…:]?$/u.test(text)) || (/\s/.test(text) && /[.!?…]$/.test(text) && /\s\S+\s/.test(text));
}
const textOfExpr = (e) => {
  if (Node.isStringLiteral(e) || Node.isNoSubstitutionTemplateLiteral(e)) return e.getLiteralText();
  if (Node.isTemplateExpression(e)) return e.getHead().getLiteralText() + e.getTemplateSpans().map((s) => 'X' + s.getLiteral().getLiteralText()).join('');
  return '';
};
const wordsOnly = (e) => {
  if (!Node.isTemplateExpression(e)) return textOfExpr(e);
  return e.getHead().getLiteralText() + e.getTemplateSpans().map((s) => '\u0000' + s.getLiteral().getLiteralText()).join('');
};
function templateHuman(e, strong) {
  const w = wordsOnly(e);
  const bare = w.replace(/\u0000/g, 'X');
  const inner = e.getTemplateSpans().some((s) => {
    const x = unwrap(s.getExpression());
    return Node.isConditionalExpression(x) && [x.getWhenTrue(), x.getWhenFalse()].some((b) => /\p{L}/u.test(textOfExpr(unwrap(b))));
  });
  if (!/\p{L}{2}/u.test(w) && !inner) return false;
  if (/^[a-z0-9-]+[-:/=.]\u0000/i.test(w) && !/\s/.test(w)) return false; // id-like
  if (/[?&]\w+=|^\/|^#|^\u0000[/?#&]|:\/\/|\u0000px|\bvar\(|calc\(/.test(w)) return false;
  if (!/\s/.test(w) && !strong) return false;
  if (!/\s/.test(w) && /^[\u0000a-z0-9_-]+$/i.test(w)) return false;
  return strong ? true : looksHuman(bare.replace(/^X/, 'X'), { strong: false }) || (/\s\p{L}{2}/u.test(w) && /^[\u0000“]/.test(w));
}

/** Where a literal stands: 'strong', 'weak' or null (never). */
function place(lit) {
  let child = lit, p = lit.getParent();
  for (;;) {
    if (!p) return null;
    if (Node.isParenthesizedExpression(p) || Node.isAsExpression(p) || Node.isSatisfiesExpression?.(p)) { if ((Node.isAsExpression(p) || Node.isSatisfiesExpression?.(p)) && !/^const$/.test(p.getTypeNode()?.getText() ?? '')) { /* may be a literal type */ } child = p; p = p.getParent(); continue; }
    if (Node.isConditionalExpression(p)) { if (p.getCondition() === child) return null; child = p; p = p.getParent(); continue; }
    if (Node.isBinaryExpression(p)) {
      const op = p.getOperatorToken().getText();
      if (['||', '??'].includes(op) || (op === '&&' && p.getRight() === child)) { child = p; p = p.getParent(); continue; }
      if (op === '=' && p.getRight() === child) return /^\w*(text|label|title|message|reason|textContent)$/i.test(p.getLeft().getText().split('.').pop()) ? 'strong' : 'weak';
      if (op === '+') return 'unsafe';
      return null;
    }
    if (Node.isTemplateSpan(p) || Node.isTemplateExpression(p)) return null; // handled by the outer one
    if (Node.isJsxExpression(p)) { const g = p.getParent(); if (Node.isJsxAttribute(g)) return attributePlace(g); return 'strong'; }
    if (Node.isJsxAttribute(p)) return attributePlace(p);
    if (Node.isPropertyAssignment(p)) {
      if (p.getNameNode() === child) return null;
      const n = p.getName().replace(/^['"]|['"]$/g, '');
      if (/^(__typename|kind|name|type|id|key|intent|icon|code|path|to|url|href|className|value|state|step|field|param|format|timeZone|locale|style|weekday|month|day|hour|minute|unit|cache|method|credentials|headers|mode|behavior|block|media|rel|as|event|topic|group|role)$/.test(n)) return /^(name|value|unit|group)$/.test(n) ? 'weakSpace' : null;
      return propNames.test(n) ? 'strong' : 'weak';
    }
    if (Node.isShorthandPropertyAssignment(p)) return null;
    if (Node.isArrowFunction(p)) return 'weak';
    if (Node.isReturnStatement(p)) return 'weak';
    if (Node.isVariableDeclaration(p)) return /(text|label|title|message|reason)s?$/i.test(p.getName()) ? 'strong' : 'weak';
    if (Node.isBindingElement(p) || Node.isParameterDeclaration(p)) return /(text|label|title|message|reason)$/i.test(p.getName()) ? 'strong' : 'weak';
    if (Node.isPropertyDeclaration(p)) return 'weak';
    if (Node.isArrayLiteralExpression(p)) return 'weak';
    if (Node.isCallExpression(p)) {
      const callee = p.getExpression().getText();
      if (/(matchMedia|querySelector|getElementById|closest|matches|addEventListener|removeEventListener|includes|startsWith|endsWith|split|replace|replaceAll|get|set|has|getItem|setItem|append|getAttribute|setAttribute|test|RegExp|fetch|import|require|cookie|createElement|globalId|graphql|join|emit|dispatch|useId|performance|mark|console\.\w+)$/.test(callee)) return null;
      return /(announce|Toast|alert|confirm|say|tell|set\w*(Reason|Error|Message|Problem)|onError|failure|refuse|min|max|nonempty|refine|regex|email|pipe|check)$/i.test(callee) ? 'strongSpace' : 'weakSpace';
    }
    if (Node.isNewExpression(p)) return /Error$/.test(p.getExpression().getText()) ? null : 'weak';
    if (Node.isSpreadElement(p)) { child = p; p = p.getParent(); continue; }
    return null;
  }
}
function attributePlace(attr) {
  const n = attr.getNameNode().getText();
  if (notAttributes.test(n)) return null;
  return attributeNames.test(n) ? 'strong' : 'weak';
}
function isCode(lit) {
  // A literal whose place only takes certain literals is a code, no text.
  const t = Node.isExpression(lit) ? lit.getContextualType() : undefined;
  if (!t) return false;
  const parts = (t.isUnion() ? t.getUnionTypes() : [t]).filter((x) => !x.isUndefined() && !x.isNull());
  return parts.length > 0 && parts.every((x) => x.isStringLiteral() || x.isBooleanLiteral() || x.isNumberLiteral());
}
function inLabels(lit) {
  let p = lit.getParent(), prop = null;
  while (p && !Node.isVariableDeclaration(p) && !Node.isFunctionDeclaration(p) && !Node.isArrowFunction(p) && !Node.isCallExpression(p)) { if (Node.isPropertyAssignment(p)) prop ??= p; p = p.getParent(); }
  return prop !== null && prop.getInitializer() === lit && Node.isVariableDeclaration(p) && /(labels|titles|texts|words|headings|names|messages|reasons)$/i.test(p.getName());
}
function isText(lit, where) {
  if (Node.isStringLiteral(lit) && isCode(lit)) return false;
  if (where !== 'unsafe' && inLabels(lit)) where = 'strong';
  if (!where || where === 'unsafe') return false;
  const strong = where === 'strong';
  if (Node.isTemplateExpression(lit)) return templateHuman(lit, strong);
  const s = lit.getLiteralText();
  if (where === 'weakSpace' || where === 'strongSpace') return /\s/.test(s.trim()) && looksHuman(s, { strong: false });
  return looksHuman(s, { strong });
}

// ---------- passes ----------
const inline = /^(a|b|strong|em|i|span|code|kbd|time|abbr|del|ins|s|small|mark|Link|MoneyText|Money|ServerTime|Countdown|DateText|Time|NewTabLink|ExternalLink|AppLink|data|var|bdi|q|cite|output)$/;
const used = new Map();

function literalPass(file) {
  const edits = [];
  const taken = [];
  const visit = (node) => {
    if (Node.isImportDeclaration(node) || Node.isExportDeclaration(node) || Node.isTypeNode(node) || Node.isTaggedTemplateExpression(node) || Node.isInterfaceDeclaration(node) || Node.isTypeAliasDeclaration(node)) return;
    // A whole conditional with texts: plural or choice.
    if (Node.isConditionalExpression(node) && pluralTest(node.getCondition())) {
      const where = place(node.getWhenTrue()) ;
      const branches = [unwrap(node.getWhenTrue()), unwrap(node.getWhenFalse())];
      const outer = (() => { let q = node; while (Node.isParenthesizedExpression(q.getParent())) q = q.getParent(); return Node.isTemplateSpan(q.getParent()); })();
      if (!outer && where && where !== 'unsafe' && branches.every((b) => (Node.isStringLiteral(b) || Node.isTemplateExpression(b) || Node.isNoSubstitutionTemplateLiteral(b)) && /\p{L}{2}/u.test(wordsOnly(b)))) {
        // A plural inside of a run of JSX texts is done there.
        const par = node.getParent();
        const inRun = Node.isJsxExpression(par) && !Node.isJsxAttribute(par.getParent()) && siblingsHaveText(par);
        if (inRun) return;
        try {
          edits.push([node.getStart(), node.getEnd(), codeFrom(partsOf(node)), node]);
          return;
        } catch (e) { if (!(e instanceof Unsafe)) throw e; note(node, e.message); return; }
      }
    }
    if (Node.isCallExpression(node) && node.getExpression().getText() === 'formatCount' && !Node.isTemplateSpan(node.getParent())) {
      const par = node.getParent();
      if (Node.isJsxExpression(par) && !Node.isJsxAttribute(par.getParent()) && siblingsHaveText(par)) return;
      const parts = partsOf(node);
      if (parts[0]?.plural) { edits.push([node.getStart(), node.getEnd(), codeFrom(parts), node]); return; }
      note(node, 'plural of a variable noun');
    }
    if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node) || Node.isTemplateExpression(node)) {
      const where = place(node);
      if (where === 'unsafe') { if (looksHuman(textOfExpr(node), { strong: false })) note(node, 'glued with +'); return; }
      // In a run of JSX texts: there.
      let up = node.getParent();
      while (Node.isConditionalExpression(up) || Node.isParenthesizedExpression(up)) up = up.getParent();
      if (Node.isJsxExpression(up) && !Node.isJsxAttribute(up.getParent()) && siblingsHaveText(up)) return;
      if (isText(node, where)) {
        try {
          const code = codeFrom(partsOf(node));
          const wrapped = code.includes(' ? ') && !/^t\.\w+\(/.test(code) ? `(${code})` : code;
          const isAttr = Node.isJsxAttribute(node.getParent());
          edits.push([node.getStart(), node.getEnd(), isAttr ? `{${code}}` : wrapped, node]);
        } catch (e) { if (!(e instanceof Unsafe)) throw e; note(node, e.message); }
        return;
      }
      if (Node.isTemplateExpression(node)) for (const s of node.getTemplateSpans()) visit(s.getExpression());
      return;
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return edits;
}

function jsxText(node) {
  // JSX whitespace: lines trimmed, empty lines dropped, joined by one space.
  const raw = node.compilerNode.text;
  const lines = raw.split(/\r\n|\n|\r/);
  let lastNonEmpty = 0;
  lines.forEach((l, i) => { if (/[^ \t]/.test(l)) lastNonEmpty = i; });
  let out = '';
  lines.forEach((line, i) => {
    let l = line.replace(/\t/g, ' ');
    if (i !== 0) l = l.replace(/^ +/, '');
    if (i !== lines.length - 1) l = l.replace(/ +$/, '');
    if (l) { if (i !== lastNonEmpty) l += ' '; out += l; }
  });
  return decode(out);
}
const entities = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", hellip: '…', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', times: '×', shy: '\u00ad', minus: '−', middot: '·', copy: '©', larr: '←', rarr: '→' };
const decode = (s) => s.replace(/&(#x?[0-9a-f]+|\w+);/gi, (m, e) => (e[0] === '#' ? String.fromCodePoint(e[1] === 'x' ? parseInt(e.slice(2), 16) : +e.slice(1)) : (entities[e] ?? m)));

const childrenOf = (el) => el.getJsxChildren();
const isWordText = (c) => Node.isJsxText(c) && /\p{L}/u.test(jsxText(c));
function isRunExpr(c) {
  if (!Node.isJsxExpression(c)) return false;
  const e = c.getExpression();
  if (!e) return false;
  try { partsOf(e); return true; } catch (x) { if (x instanceof Unsafe) return false; throw x; }
}
function siblingsHaveText(jsxExpr) {
  const el = jsxExpr.getParent();
  if (!Node.isJsxElement(el) && !Node.isJsxFragment(el)) return false;
  const kids = childrenOf(el);
  const i = kids.indexOf(jsxExpr);
  for (const step of [-1, 1]) for (let j = i + step; j >= 0 && j < kids.length; j += step) {
    if (isWordText(kids[j])) return true;
    if (Node.isJsxText(kids[j]) || isRunExpr(kids[j])) continue;
    break;
  }
  return false;
}

function childrenPass(file) {
  const edits = [];
  const visit = (node) => {
    if (Node.isJsxElement(node) || Node.isJsxFragment(node)) {
      if (convert(node, edits)) return; // nested ones in the next pass
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return edits;
}

function elementPart(c) {
  // An inline element within a sentence.
  const tagName = Node.isJsxElement(c) ? c.getOpeningElement().getTagNameNode().getText() : Node.isJsxSelfClosingElement(c) ? c.getTagNameNode().getText() : null;
  if (!tagName || !inline.test(tagName)) return null;
  const pretty = { a: 'link', Link: 'link', NewTabLink: 'link', ExternalLink: 'link', AppLink: 'link', MoneyText: 'price', strong: 'strong', b: 'b', span: 'span', time: 'time', code: 'code', Countdown: 'countdown' }[tagName] ?? tagName.toLowerCase();
  if (Node.isJsxElement(c)) {
    const parts = runParts(childrenOf(c));
    if (parts && lettersIn(parts)) {
      const open = c.getOpeningElement().getText(), close = c.getClosingElement().getText();
      return { tag: pretty, code: `(text) => ${open}{text}${close}`, parts };
    }
  }
  // Ornaments, and elements with a message of their own, stay beside the text.
  if (/aria-hidden="true"/.test(c.getText()) || (Node.isJsxElement(c) && (childrenOf(c).length === 0 || /\bt\.\w+/.test(c.getText()))) || (tagName === 'span' && Node.isJsxSelfClosingElement(c))) return null;
  const arg = Node.isJsxElement(c) && childrenOf(c).length === 1 && Node.isJsxExpression(childrenOf(c)[0]) ? childrenOf(c)[0].getExpression() : null;
  const money = Node.isJsxSelfClosingElement(c) ? c.getAttribute('money')?.getInitializer?.()?.getExpression?.() : null;
  const named = arg ? nameOf(arg) : money ? nameOf(money) : pretty;
  const base = named === 'value' || named === 'format' ? pretty : named;
  return { element: base, code: c.getText() };
}
function runParts(kids) {
  const out = [];
  for (const c of kids) {
    if (Node.isJsxText(c)) out.push(jsxText(c));
    else if (Node.isJsxExpression(c)) {
      const e = c.getExpression();
      if (!e) return null;
      try { out.push(...partsOf(e)); } catch (x) { if (x instanceof Unsafe) return null; throw x; }
    } else return null;
  }
  return out.filter((p) => p !== '');
}

function convert(el, edits) {
  const kids = childrenOf(el);
  if (!kids.some(isWordText)) return false;
  const tag = Node.isJsxElement(el) ? el.getOpeningElement().getTagNameNode().getText() : '';
  if (/^(style|script|code|pre|title)$/.test(tag) && tag !== 'title') return false;
  const items = kids.map((c) => {
    if (Node.isJsxText(c)) return { c, kind: 'text', text: jsxText(c) };
    if (Node.isJsxExpression(c)) {
      if (!c.getExpression()) return { c, kind: 'comment' };
      try { return { c, kind: 'expr', parts: partsOf(c.getExpression()) }; } catch (x) { if (!(x instanceof Unsafe)) throw x; return { c, kind: 'other', why: x.message }; }
    }
    const part = isPage ? elementPart(c) : null;
    return part ? { c, kind: 'inline', part } : { c, kind: 'block' };
  });
  // Segments between blocks and others.
  let segment = [];
  const segments = [];
  for (const it of items) {
    if (it.kind === 'block' || it.kind === 'other' || it.kind === 'comment') { if (segment.length) segments.push(segment); segment = []; segments.push([it]); }
    else segment.push(it);
  }
  if (segment.length) segments.push(segment);
  let did = false;
  for (let s of segments) {
    if (!s.some((i) => i.kind === 'text' && /\p{L}/u.test(i.text))) continue;
    const trimEdge = (arr) => { while (arr.length && arr[0].kind === 'text' && arr[0].text === '') arr.shift(); while (arr.length && arr.at(-1).kind === 'text' && arr.at(-1).text === '') arr.pop(); return arr; };
    s = trimEdge([...s]);
    // Inline elements at the edges that are separated from the words by nothing (icons, hidden texts) stay outside only if they hold no words and are first/last without sentence.
    const near = [segments.find((x) => x.at(-1)?.c.getEnd() === s[0].c.getPos()), segments.find((x) => x[0].c.getPos() === s.at(-1).c.getEnd())].filter(Boolean).flat().filter((x) => x.kind === 'other');
    for (const o of near) note(o.c, `kept beside a text (${o.why})`);
    const parts = s.flatMap((i) => (i.kind === 'text' ? [i.text] : i.kind === 'expr' ? i.parts : [i.part])).filter((p) => p !== '');
    if (!lettersIn(parts)) continue;
    // Space at the edge towards a block stays outside of the message.
    let lead = '', trail = '';
    if (typeof parts[0] === 'string') { lead = /^\s*/.exec(parts[0])[0]; parts[0] = parts[0].slice(lead.length); }
    const last = parts.length - 1;
    if (typeof parts[last] === 'string') { trail = /\s*$/.exec(parts[last])[0]; parts[last] = parts[last].slice(0, parts[last].length - trail.length); }
    const isWhole = (x) => x === '' ? '' : x === ' ' ? "{' '}" : `{${JSON.stringify(x)}}`;
    try {
      const code = codeFrom(parts.filter((p) => p !== ''));
      const start = s[0].c.getPos(), end = s.at(-1).c.getEnd();
      const nl = (side) => side;
      edits.push([start, end, `${isWhole(lead)}{${code}}${isWhole(trail)}`, el]);
      did = true;
    } catch (x) { if (!(x instanceof Unsafe)) throw x; note(el, x.message); }
  }
  return did;
}

function apply(file, edits) {
  if (edits.length === 0) return false;
  let text = file.getFullText();
  const sorted = [...edits].sort((a, b) => a[0] - b[0]);
  const kept = [];
  for (const e of sorted) if (kept.length === 0 || e[0] >= kept.at(-1)[1]) kept.push(e);
  for (const [s, e, r] of kept.reverse()) text = text.slice(0, s) + r + text.slice(e);
  file.replaceWithText(text);
  return true;
}

// Lone positions where a removed key would remain: compute only what is used at the end.
for (const file of project.getSourceFiles().filter((f) => files.includes(path.relative(repo, f.getFilePath())))) {
  const shadows = file.getDescendantsOfKind(K.Identifier).filter((i) => i.getText() === 't' && !Node.isPropertyAccessExpression(i.getParent()) && !Node.isNamespaceImport(i.getParent()));
  if (shadows.length) { report.push(`${path.relative(repo, file.getFilePath())}: binds t itself, skipped`); continue; }
  let changed = apply(file, literalPass(file));
  for (let i = 0; i < 4; i++) {
    const did = apply(file, childrenPass(file));
    changed ||= did;
    if (!did) break;
  }
  for (const el of file.getDescendantsOfKind(K.JsxText)) if (/\p{L}/u.test(el.getText())) note(el, 'text left');
  if (!changed) continue;
  for (const d of file.getImportDeclarations()) for (const n of d.getNamedImports()) {
    const name = n.getName();
    if (!/^(formatCount|formatNumber)$/.test(name)) continue;
    const uses = file.getDescendantsOfKind(K.Identifier).filter((i) => i.getText() === name && !Node.isImportSpecifier(i.getParent()));
    if (uses.length === 0) { if (d.getNamedImports().length === 1 && !d.getDefaultImport()) d.remove(); else n.remove(); break; }
  }
  const from = path.relative(path.dirname(file.getFilePath()), path.resolve(folder)).split(path.sep).join('/') || '.';
  const spec = `${from.startsWith('.') ? from : `./${from}`}/__generated__/messages.ts`;
  const has = file.getImportDeclarations().some((d) => d.getModuleSpecifierValue() === spec);
  if (!has && /\bt\.\w/.test(file.getFullText())) {
    const imports = file.getImportDeclarations();
    const line = isPage ? `import * as t from '${spec}';` : `import { messages } from '${spec}';`;
    const text = file.getFullText();
    if (imports.length) {
      const at = imports.at(-1).getEnd();
      file.replaceWithText(`${text.slice(0, at)}\n${line}${text.slice(at)}`);
    } else file.replaceWithText(`${line}\n\n${text}`);
  }
}
// Keys that only dropped edits named.
const all = walk(folder).map((f) => project.getSourceFile(path.resolve(f))?.getFullText() ?? fs.readFileSync(f, 'utf8')).join('\n');
const names = new Set([...all.matchAll(/\bt\.([a-z]\w*)/g)].map((m) => m[1]));
const result = {};
for (const [k, v] of Object.entries(catalogue)) if (!k.startsWith('@') && names.has(k)) { result[k] = v; if (catalogue[`@${k}`]) result[`@${k}`] = catalogue[`@${k}`]; }
if (!dry) {
  project.saveSync();
  if (Object.keys(result).length) fs.writeFileSync(catalogueFile, `${JSON.stringify(result, null, 2)}\n`);
} else console.log(JSON.stringify(result, null, 1));
console.log(`${Object.keys(result).filter((k) => !k.startsWith('@')).length} messages in ${catalogueFile}`);
console.log([...new Set(report)].join('\n'));
