const blockOf = (signature: string, name: string): string =>
  new RegExp(String.raw`^interface ${name}\b[^{]*\{\n([\s\S]*?)^\}`, 'm').exec(signature)?.[1] ??
  '';

const headOf = (signature: string, name: string): string =>
  new RegExp(String.raw`^(?:interface ${name}\b([^{]*)\{|type ${name} = ([^;]*);)`, 'm')
    .exec(signature)
    ?.slice(1)
    .join(' ') ?? '';

/** The text between the name of a property and its semicolon, on one or several lines. */
function writtenIn(block: string, property: string): string | undefined {
  const name = property.includes('-') ? `'${property}'` : property;
  const found = new RegExp(
    String.raw`^ {4}${name}\??: (.*(?:\n(?: {5,}.*| {4}\}.*))*);$`,
    'm',
  ).exec(block);
  return found?.[1]?.replaceAll(/\s*\n\s*/g, ' ');
}

/**
 * Type of a property in a subpath's `api.txt`, from the props of the component or from a base type.
 */
export function typeOf(signature: string, component: string, property: string): string | undefined {
  const props = `${component}Props`;
  const extended = [...headOf(signature, props).matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);
  for (const name of [props, ...extended]) {
    const type = writtenIn(blockOf(signature, name), property);
    if (type !== undefined) return type.replaceAll(/\s*\| undefined\b/g, '');
  }
  return undefined;
}

/** The element whose attributes a component accepts, if any. */
export function elementOf(signature: string, component: string): string | undefined {
  return /ComponentProps<'(\w+)'>/.exec(headOf(signature, `${component}Props`))?.[1];
}
