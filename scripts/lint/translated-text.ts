/** The part of a syntax tree that is read here. */
export interface JsxNode {
  readonly type: string;
  readonly name?: string;
  readonly callee?: JsxNode;
  readonly object?: JsxNode;
  readonly arguments?: readonly JsxNode[];
  readonly value?: unknown;
  readonly operator?: string;
  readonly expression?: JsxNode;
  readonly consequent?: JsxNode;
  readonly alternate?: JsxNode;
  readonly left?: JsxNode;
  readonly right?: JsxNode;
  readonly children?: readonly JsxNode[];
}

/** A function of its own name gives words, such as `t`; a method or `renderLink` gives elements. */
const givesText = ({ type, name = '' }: JsxNode): boolean =>
  type === 'Identifier' && !/^(?:render|ownText)/.test(name);

function isText({ type, value, callee }: JsxNode): boolean {
  if (type === 'Literal') return typeof value === 'string' && value.trim() !== '';
  if (type === 'CallExpression') {
    return callee !== undefined && (givesText(callee) || isMessage(callee));
  }
  return type === 'TemplateLiteral' || type === 'MemberExpression';
}

/** What gives words as a method: `t.newMessages(count)`, `format.day(date)`. */
const wordings: ReadonlySet<string | undefined> = new Set(['t', 'messages', 'format']);

/** The words of a component, `t.newMessages(count)`, or of the app, `t('newMessages', { count })`. */
function isMessage({ type, name, object }: JsxNode): boolean {
  return type === 'MemberExpression' ? wordings.has(object?.name) : name === 't';
}

/** A message or a format with values: these change. */
function isChanging({ type, callee, arguments: all = [] }: JsxNode): boolean {
  if (type !== 'CallExpression' || callee === undefined) return false;
  if (!isMessage(callee) && callee.name?.startsWith('format') !== true) return false;
  const values = callee.name === 't' ? all.slice(1) : all;
  return values.some((value) => value.type !== 'Literal');
}

const isElement = ({ type }: JsxNode): boolean => /^JSX(?:Element|Fragment)$/.test(type);

/** What a child may be; a condition has several. */
function branches(node: JsxNode): readonly JsxNode[] {
  const { type, operator, consequent, alternate, left, right } = node;
  if (type === 'ConditionalExpression' && consequent !== undefined && alternate !== undefined) {
    return [...branches(consequent), ...branches(alternate)];
  }
  if (type !== 'LogicalExpression' || left === undefined || right === undefined) return [node];
  return operator === '&&' ? branches(right) : [...branches(left), ...branches(right)];
}

const isShown = ({ type, value, expression }: JsxNode): boolean => {
  if (type === 'JSXText') return typeof value === 'string' && value.trim() !== '';
  return expression?.type !== 'JSXEmptyExpression';
};

const isCondition = ({ expression }: JsxNode): boolean =>
  expression !== undefined && /^(?:Conditional|Logical)Expression$/.test(expression.type);

const isBare = (node: JsxNode): boolean =>
  node.type === 'JSXText' ||
  (node.expression !== undefined && branches(node.expression).some(isText));

/**
 * Children that React cannot change once a browser has translated the page, which replaces text
 * nodes: a text that changes beside other nodes, and an element that appears before a text.
 */
export function untranslatable({ children = [] }: JsxNode): readonly JsxNode[] {
  const shown = children.filter(isShown);
  if (shown.length < 2) return [];
  return shown.filter((child, index) => {
    if (child.expression === undefined) return false;
    if (isChanging(child.expression)) return true;
    if (!isCondition(child)) return false;
    const parts = branches(child.expression);
    if (parts.some(isText)) return true;
    const next = shown[index + 1];
    return next !== undefined && isBare(next) && parts.some(isElement);
  });
}
