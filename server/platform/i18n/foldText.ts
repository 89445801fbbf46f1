// Letters that don't decompose, and what unaccent() makes of them. Both lines are read letter by letter.
const letters =
  'ðøđħıĸłŋŧƀƃƈƌƒƙƚƞƥƫƭƴƶǥȡȥȴȵȶȷȼȿɀɇɉɍɏɓɕɖɗɛɟɠɡɢɦɧɨɪɫɬɭɱɲɳɴɼɽɾʀʂʈʉʋʏʐʑʙʛʜʝʟʠᴀᴃᴄᴅᴆᴇᴊᴋᴌᴍᴏᴘᴛᴜᴠᴡᴢᵬᵭᵮᵯᵰᵱᵲᵳᵴᵵᵶᵻᵽᵾᶀᶁᶂᶃᶄᶅᶆᶇᶈᶉᶊᶌᶍᶎᶏᶑᶒᶓᶖᶙẜẝỽỿⱡⱥⱦⱨⱪⱬⱱⱳⱴⱸⱺꜰꜱꝁꝃꝅꝇꝉꝋꝍꝑꝓꝕꝗꝙꝟꝱꝲꝳꝴꝵꝶꝷꝺꝼꞇꞑꞓꞡꞣꞥꞧꞩ';
const plain =
  'dodhiqlntbbcdfklnpttyzgdzlntjcszejrybcddejggghhiilllmnnnrrrrstuvyzzbghjlqabcddejklmoptuvwzbdfmnprrstzipubdfgklmnprsvxzadeeiussvylathkzvwveofskkklloopppqqvdlmnrrtdftncgknrs';
const spelled: [letter: string, plain: string][] = Object.entries({
  ß: 'ss',
  æ: 'ae',
  þ: 'th',
  œ: 'oe',
  ƕ: 'hv',
  ƣ: 'oi',
  ȸ: 'db',
  ȹ: 'qp',
  ɶ: 'oe',
  ʣ: 'dz',
  ʥ: 'dz',
  ʦ: 'ts',
  ʪ: 'ls',
  ʫ: 'lz',
  ᴁ: 'ae',
  ᵫ: 'ue',
  ᵺ: 'th',
  ỻ: 'll',
  ꜳ: 'aa',
  ꜵ: 'ao',
  ꜷ: 'au',
  ꜹ: 'av',
  ꜻ: 'av',
  ꜽ: 'ay',
  ꝏ: 'oo',
  ꝡ: 'vy',
  ꝥ: 'th',
  ꝧ: 'th',
  // The sigma at the end of a word, and letters that are signs here.
  ς: 'σ',
  ʹ: "'",
  ʺ: '"',
  ʻ: "'",
  ʼ: "'",
  ʽ: "'",
  ˈ: "'",
  ˋ: '`',
  ː: ':',
  〇: '0',
});
const plainOf = new Map<string, string>([...spelled, ...[...letters].map((letter, at): [string, string] => [letter, plain[at] ?? letter])]);

/**
 * A text as it is searched for, in any script: decomposed (NFKD), without marks, invisible format characters and the Arabic tatweel,
 * lowercase, and with plain letters for those that have a stroke or are two in one. In SQL it is `lower(f_unaccent(...))`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]+/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => plainOf.get(letter) ?? letter);
}
