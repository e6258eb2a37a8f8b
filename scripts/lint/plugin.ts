import { basename, relative, sep } from 'node:path';
import { wrongName, wrongSheet } from './file-names.ts';
import { floorViolation } from './floors.ts';
import { outsideGlossary } from './glossary.ts';
import { reachedFrom } from './import-graph.ts';
import { machineParts } from './machine-parts.ts';
import { ownFile, steepImport } from './own-file.ts';
import { plainWords } from './plain-words.ts';
import { type JsxNode, untranslatable } from './translated-text.ts';
import { violation } from './violation.ts';

/** The part of the linter's plugin interface that is used here. */
interface Source {
  readonly type: string;
  readonly value?: unknown;
}

interface Declaration extends Source {
  readonly id?: Identifier | null;
  readonly declarations?: readonly { readonly id: Identifier }[];
}

interface Program extends Source {
  readonly body: readonly (Source & { readonly declaration?: Declaration | null })[];
}

interface Importing {
  readonly source: Source | null;
}

interface Identifier {
  readonly type: string;
  readonly name: string;
}

/** A name in the code. */
interface Reference {
  readonly identifier: Identifier;
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  readonly sourceCode: {
    readonly scopeManager: { readonly globalScope: { readonly through: readonly Reference[] } };
  };
  report(problem: { message: string; node: Source | Identifier }): void;
}

const posix = (path: string) => path.split(sep).join('/');

function check(context: Context, { source }: Importing): void {
  if (typeof source?.value !== 'string') return;
  const specifier = source.value;
  const file = posix(relative(context.cwd, context.filename));
  const own = ownFile(file, specifier);
  const target = own === undefined ? undefined : posix(own);
  const isMachine = machineParts(context.cwd).has(context.filename);
  const message =
    violation(file, specifier, target, isMachine) ??
    (target === undefined ? undefined : floorViolation(file, target));
  if (message !== undefined) context.report({ message, node: source });
}

const everyImport = (visit: (node: Importing) => void) => ({
  ImportDeclaration: visit,
  ImportExpression: visit,
  ExportNamedDeclaration: visit,
  ExportAllDeclaration: visit,
});

/** The import rules. */
const boundaries = {
  create: (context: Context) => everyImport((node) => check(context, node)),
};

/** A far import names its folder, so that its dots need no counting. */
const steepImports = {
  create: (context: Context) =>
    everyImport(({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = steepImport(posix(relative(context.cwd, context.filename)), source.value);
      if (message !== undefined) context.report({ message, node: source });
    }),
};

/** What visitors read, without the tools of tests. */
const visitorsRead =
  /^(?:apps\/web|packages\/ui)\/src\/(?!testing\/)(?!.*\.(?:test|stories)\.tsx$)/;

/** A browser's translation replaces text nodes with elements of its own. */
const translatedText = {
  create(context: Context) {
    const file = posix(relative(context.cwd, context.filename));
    if (!visitorsRead.test(file)) return {};
    const visit = (element: JsxNode): void => {
      for (const node of untranslatable(element)) {
        const message = 'Text that changes, or follows what appears, needs an element of its own.';
        context.report({ message, node });
      }
    };
    return { JSXElement: visit, JSXFragment: visit };
  },
};

/** The linter's own rule about cycles does not follow `import()`. */
const dynamicCycle = {
  create(context: Context) {
    return {
      ImportExpression({ source }: Importing) {
        if (typeof source?.value !== 'string') return;
        const target = ownFile(context.filename, source.value);
        if (target === undefined || !reachedFrom([target]).has(context.filename)) return;
        context.report({ message: `"${source.value}" leads back to this file.`, node: source });
      },
    };
  },
};

/** Globals that a machine must not use: it is policy, and its effects are provided. */
const browserGlobals: ReadonlySet<string> = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
]);

const machineGlobals = {
  create(context: Context) {
    if (!machineParts(context.cwd).has(context.filename)) return {};
    return {
      'Program:exit'() {
        // References that no scope of the file declares.
        for (const { identifier: node } of context.sourceCode.scopeManager.globalScope.through) {
          if (!browserGlobals.has(node.name)) continue;
          context.report({ message: `A machine must not touch "${node.name}".`, node });
        }
      },
    };
  },
};

const fileNames = {
  create(context: Context) {
    const file = posix(relative(context.cwd, context.filename));
    return {
      Program(node: Program) {
        const names = node.body.flatMap(({ declaration }) =>
          declaration === undefined ||
          declaration === null ||
          /Interface|Alias/.test(declaration.type)
            ? []
            : (declaration.declarations ?? [declaration]).map(({ id }) => id?.name ?? ''),
        );
        const message = wrongName(
          context.cwd,
          file,
          names.some((name) => /^[A-Z]/.test(name)),
        );
        if (message !== undefined) context.report({ message, node });
      },
      ImportDeclaration({ source }: Importing) {
        if (typeof source?.value !== 'string' || !source.value.startsWith('./')) return;
        const message = wrongSheet(context.cwd, file, source.value);
        if (message !== undefined) context.report({ message, node: source });
      },
    };
  },
};

/** Declared names are terms of the glossary. */
const glossary = {
  create(context: Context) {
    const file = posix(relative(context.cwd, context.filename));
    const check = (node: Source | Identifier, name: string) => {
      const message = outsideGlossary(file, name);
      if (message !== undefined) context.report({ message, node });
    };
    const declared = ({ id }: { readonly id?: Identifier | null }) => {
      if (id?.type === 'Identifier') check(id, id.name);
    };
    return {
      Program: (node: Program) => check(node, basename(file).replace(/\..*$/, '')),
      VariableDeclarator: declared,
      FunctionDeclaration: declared,
      ClassDeclaration: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
    };
  },
};

export default {
  meta: { name: 'salonica' },
  rules: {
    boundaries,
    'file-names': fileNames,
    glossary,
    'dynamic-cycle': dynamicCycle,
    'machine-globals': machineGlobals,
    'plain-words': plainWords,
    'steep-imports': steepImports,
    'translated-text': translatedText,
  },
};
