// Letters that don't decompose, and their results in unaccent(). The two lines correspond letter by letter.
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
  // The final sigma, and letters that are treated as symbols.
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
 * Returns a text in the form used for searching, in any script: decomposed (NFKD), without marks, invisible format characters and the
 * Arabic tatweel, in lowercase, and with plain letters in place of letters with a stroke and ligatures. The SQL equivalent is
 * `lower(f_unaccent(...))`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]+/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => plainOf.get(letter) ?? letter);
}
