import { expect, test } from 'vitest';
import { elementOf, typeOf } from './signature.ts';

const signature = `function Button(props: ButtonProps): ReactElement;

interface ButtonStyleProps {
    size?: 'l' | 'm' | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'value'>, ButtonStyleProps {
    'aria-label'?: string;
    time?: {
        text: string;
        dateTime: string;
    } | undefined;
    last: number;
    onPress: (details: { reason: 'key' }) => void;
}

type PlainProps = ComponentProps<'div'>;
`;

test('a type is read from the props and from their base types', () => {
  expect(typeOf(signature, 'Button', 'onPress')).toBe("(details: { reason: 'key' }) => void");
  expect(typeOf(signature, 'Button', 'aria-label')).toBe('string');
  expect(typeOf(signature, 'Button', 'time')).toBe('{ text: string; dateTime: string; }');
  expect(typeOf(signature, 'Button', 'last')).toBe('number');
  expect(typeOf(signature, 'Button', 'size')).toBe("'l' | 'm'");
  expect(typeOf(signature, 'Button', 'children')).toBeUndefined();
  expect(typeOf(signature, 'Other', 'size')).toBeUndefined();
});

test('the element is the one whose attributes are accepted', () => {
  expect(elementOf(signature, 'Button')).toBe('button');
  expect(elementOf(signature, 'Plain')).toBe('div');
  expect(elementOf(signature, 'Other')).toBeUndefined();
});
