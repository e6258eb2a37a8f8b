import { riddles } from './words.ts';

/** The part of the linter's plugin interface that is used here. */
interface Text {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

interface Callee {
  readonly type: string;
  readonly name?: string;
  readonly object?: Callee;
  readonly callee?: Callee;
  readonly tag?: Callee;
}

interface Call {
  readonly callee: Callee;
  readonly arguments: readonly Text[];
}

interface Context {
  readonly sourceCode: { getAllComments(): readonly Text[] };
  report(problem: { message: string; node: Text }): void;
}

const titled: ReadonlySet<string> = new Set(['test', 'it', 'describe']);

/** The function behind a member such as `describe.each`, or a call such as `it.each(table)`. */
function nameOf(callee: Callee): string | undefined {
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner === undefined ? callee.name : nameOf(inner);
}

function textOf({ value, quasis }: Text): string {
  if (quasis !== undefined) return quasis.map((part) => part.value.raw).join('…');
  return typeof value === 'string' ? value : '';
}

/** Comments and test titles are plain technical English. */
export const plainWords = {
  create(context: Context) {
    const check = (node: Text, text: string) => {
      for (const message of riddles(text)) context.report({ message, node });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          check(comment, textOf(comment));
        }
      },
      CallExpression({ callee, arguments: [title] }: Call) {
        if (title === undefined || !titled.has(nameOf(callee) ?? '')) return;
        check(title, textOf(title));
      },
    };
  },
};
