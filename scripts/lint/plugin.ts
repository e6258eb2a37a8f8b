import { dirname, join, relative, sep } from 'node:path';
import { violation } from './zones.ts';

/** The part of the linter's plugin interface that is used here. */
interface Source {
  readonly type: string;
  readonly value?: unknown;
}

interface Importing {
  readonly source: Source | null;
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { message: string; node: Source }): void;
}

const posix = (path: string) => path.split(sep).join('/');

function check(context: Context, { source }: Importing): void {
  if (typeof source?.value !== 'string') return;
  const specifier = source.value;
  const file = posix(relative(context.cwd, context.filename));
  const target = specifier.startsWith('.') ? posix(join(dirname(file), specifier)) : undefined;
  const message = violation(file, specifier, target);
  if (message !== undefined) context.report({ message, node: source });
}

const boundaries = {
  create(context: Context) {
    const visit = (node: Importing) => check(context, node);
    return {
      ImportDeclaration: visit,
      ImportExpression: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
    };
  },
};

export default { meta: { name: 'salonica' }, rules: { boundaries } };
