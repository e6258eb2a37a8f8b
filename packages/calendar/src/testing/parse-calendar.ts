/** A property of a file. */
export interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

/** A component of a file. */
export interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
}

interface OpenComponent extends Component {
  readonly properties: Property[];
  readonly components: OpenComponent[];
}

/** A file, taken apart. */
export interface ParsedCalendar {
  readonly text: string;
  /** As written: long ones are still folded. */
  readonly lines: readonly string[];
  readonly calendar: Component;
  readonly zones: readonly Component[];
  readonly events: readonly Component[];
}

/** What a file keeps to, by name. */
export type Rules = Readonly<Record<string, (file: ParsedCalendar) => boolean>>;

export function parseCalendar(text: string): ParsedCalendar {
  const root = readComponents(text);
  const calendar = root.components[0] ?? root;
  return {
    text,
    lines: text.split('\r\n'),
    calendar,
    zones: partsOf(calendar, 'VTIMEZONE'),
    events: partsOf(calendar, 'VEVENT'),
  };
}

/** Reads a file in a few lines, without correcting what is wrong in it. */
function readComponents(file: string): Component {
  const root: OpenComponent = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const property = propertyOf(line);
    if (property.name === 'BEGIN') {
      const begun = { name: property.value, properties: [], components: [] };
      open.at(-1)?.components.push(begun);
      open.push(begun);
    } else if (property.name === 'END') {
      if (open.length > 1) open.pop();
    } else if (line !== '') {
      open.at(-1)?.properties.push(property);
    }
  }
  return root;
}

function propertyOf(line: string): Property {
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
  const [name = '', ...parameters] = head.split(';');
  return {
    name,
    value,
    parameters: Object.fromEntries(
      parameters.map((parameter) => {
        const [key = '', content = ''] = parameter.split('=');
        return [key, content];
      }),
    ),
  };
}

export const allOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name);

/** The value of a property that is there once; undefined if it is there more or less often. */
export function onlyValue(component: Component, name: string): string | undefined {
  const [first, ...others] = allOf(component, name);
  return others.length === 0 ? first?.value : undefined;
}

export const partsOf = ({ components }: Component, name: string): readonly Component[] =>
  components.filter((component) => component.name === name);
