import type { Line } from './readLines';
import type { Rule } from './rules';

/** A preposition before a relative pronoun; allowed in questions. */
export const WHICH: Rule = {
  pattern:
    /\b(?:with|by|in|from|to|at|on|for|into|after|before|under|until) (?:which|whose|whom)\b(?! case\b)(?![^.|]*\?)/gi,
  remedy: 'split the sentence, or end it with the verb',
};

/** Habits to avoid everywhere, because common words are easier to read and to find. */
export const REFUSED: readonly Rule[] = [
  {
    pattern:
      /(?<!-)\b(?:faults?|traps?|remed(?:y|ies)|mend|anew|besides|till|shall|hence|alike|likewise|obeys?|persons|need not|in place of|the place of|or else)\b|[;,:] else /gi,
    remedy:
      'write error or bug, pitfall, fix, again, also, until, so, the same, handle, people, "don\'t have to", instead of, otherwise',
  },
  {
    pattern:
      /\b(?:stands?|lies?) (?:in(?! for\b)|on|at|beside|below|above|there|between|behind|under|before|by|once|twice|over|alone)\b|\b(?:goes|go|went|going) on\b/gi,
    remedy: 'write is, is in, or continues',
  },
  WHICH,
  {
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|fewer\b|different\b)\w+|\b(?:has|have|had|needs?|takes?|knows?|gives?|sends?|returns?) none\b(?! of\b)/gi,
    remedy: 'negate the verb: "isn\'t a …", "doesn\'t have …"',
  },
];

/** Refused except in the SDK's error messages and in the term "do not track". */
export const UNCONTRACTED: Rule = {
  pattern:
    /\b(?:did|do|does|is|are|has|have|had|was|were|could|should|would|can) not\b(?! authenticated| track)|\bcannot\b(?! call finished)/gi,
  remedy: "contract \"not\": don't, isn't, can't",
};

/** Habits that are sometimes right, so only an increase per file is an error. */
const COUNTED: readonly RegExp[] = [
  /(?:^|[.:;] |\| |, )[Ww]hat (?:a|an|the|it|they|is|was|are|has|have|stands|lies|comes|becomes|became|one|each|all|every|no|we|readers|apps|pages|code|else|this)\b|\b(?:of|to|for|by|with|from|in|beside|as|on|than|and|but) what\b|\bwhoever\b|\b(?:for|by|to) who\b/gi,
  /\b(?:the|your|a|an|its|our|each) [a-z]+s? of (?:the|your|a|an|its|our|each|all) [a-z]+/g,
  /\b(?:nothing|nobody|nowhere|none) |\b(?:is|are|be|was|has|have|takes?|knows?|needs?|gives?|with|sends|returns?|names?|states?) no [a-z]+/gi,
  /\b(?:a|the|this|one|plain|short|whole|other|free|as) texts?\b|\btexts\b/gi,
  /\bwhere (?:it|there|they|that|one|a|an|the|no|git|some|none|nobody|you|this|all|each|many|few|only|its|not|both|old) [a-z]+|\bas far as\b/gi,
  /\b(?:tells?|told) (?:of|so|which|what|that|how|no|nothing|whether|apart|it)\b|\b(?:is|are) told\b|\bsays? (?:nothing|so|which|what|that it|of|no)\b|\b(?:is|are|was) (?:asked|given|handed|held|judged)\b/gi,
  /\b(?:is|are|be|was|were|not|so|from|up|it|free|until|read|as) there[,.;:) ]|, there |\b(?:is|are) (?:another|other)\b|\banother (?:than|one)\b|\bthe same (?:there|here|for|as|with|in|of|on|is)\b|\bas (?:it|they) (?:is|are|was|were|stands?|has)\b/gi,
];

export const countHabits = (lines: readonly Line[]): number =>
  lines
    .flatMap(({ text }) => COUNTED.map((one) => text.match(one)?.length ?? 0))
    .reduce((sum, count) => sum + count, 0);

/** The versions of a page share a count, and so do the files of a code folder. */
export const getCountName = (file: string): string =>
  file
    .replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, 'docs/')
    .replace(/^(src\/[^/]+)\/.*\.tsx?$/, '$1');

/** Sentences in the column "Before" of CONTRIBUTING; no other file may contain them. */
export const readBefore = (contributing: string): readonly string[] => {
  const [, table = ''] =
    /^\| Before .*\n.*\n((?:\|.*\n)+)/m.exec(contributing) ?? [];
  return table.split('\n').flatMap((row) => {
    const sentence = row.split('|')[1]?.trim();
    return sentence ? [sentence] : [];
  });
};
