/** Phrases that make a sentence a riddle, and what plain technical English says instead. */
const banned: readonly (readonly [pattern: string, plain: string])[] = [
  ['whoever', 'name the subject: the user, the caller, the process'],
  ['whatever', '"everything that", "any"'],
  ['whichever', '"the one that", "any"'],
  ['wherever', '"where", "everywhere"'],
  ['nobody', 'name the subject: no user, no caller, nothing'],
  ['(?:some|any)body', 'name the subject: a user, a customer, a caller'],
  ['anew', '"again"'],
  ['on (?:its|their) way', '"pending", "loading", "in transit"'],
  ['call(?:s|ed|ing)? off', '"abort", "cancel"'],
  ['led on', '"redirected"'],
  ['(?:is|are) at home', '"is in"'],
  ['of (?:its|their) own accord', '"by itself"'],
  ['by and by', '"over time"'],
  ['c(?:ome|omes|ame) back to', '"return to"'],
  ['st(?:ands?|ood) in', '"is in", "replaces"'],
  ['kn(?:ow|ows|ew) (?:nothing )?of', '"has", "stores", "was given"'],
  ['(?:who|what) (?:is|are) there', 'name it: the current user, the existing files'],
  ['(?:the|by|at|for|of|every|no|is|are) night', '"dark"'],
  ['once more', '"again"'],
  ['kept pages?', '"cached page"'],
  ['asked for', '"requested", "selected", "needed"'],
  ['asks? again', '"retry", "refetch"'],
  ['c(?:omes|ame) back', '"returns"'],
  ['w(?:orks|ork) no more|is no more', '"no longer works", "is not"'],
  ['one after (?:the other|another)', '"in order", "in sequence"'],
  ['(?:are|is) as (?:they are|it is)', '"unchanged"'],
  ['and so do(?:es)?', 'join the subjects'],
  ['st(?:ands?|ood) where', '"is where"'],
  ['(?:tells?|speaks?) of', '"reports", "names"'],
  ['taken back', '"undone", "withdrawn"'],
  ['held still', '"unchanged", "covered by a test"'],
  ['to and fro', '"back and forth", "in a loop"'],
  ['in so many words', '"explicitly"'],
  ['in vain', '"without success", "unused"'],
  ['past the cache', '"bypassing the cache"'],
  ['went on', '"continued"'],
  ['people who listen', '"screen reader users"'],
  ['for the eye', '"visual only", "visible"'],
  ['under the pointer', '"on hover"'],
  ['under way', '"pending", "loading"'],
  ['ready to be shown', '"formatted"'],
  ['told apart', '"distinguished", "distinguishable"'],
];

const patterns = banned.map(([pattern, plain]) => ({
  pattern: new RegExp(String.raw`\b(?:${pattern})\b`, 'i'),
  plain,
}));

/** @returns a problem for each phrase of the text that the guide forbids */
export function riddles(text: string): string[] {
  const flat = text.replaceAll(/`[^`]*`/g, '``').replaceAll(/\s+(?:\*\s+)?/g, ' ');
  return patterns.flatMap(({ pattern, plain }) => {
    const [found] = pattern.exec(flat) ?? [];
    return found === undefined ? [] : [`Say it plainly, not "${found}": ${plain}.`];
  });
}
