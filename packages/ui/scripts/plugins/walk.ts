interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Calls `visit` for every node below a syntax tree's root. */
export function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

/** The name of an identifier node, or of a property's plain or quoted key. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value['name']);
  return value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : undefined;
}
