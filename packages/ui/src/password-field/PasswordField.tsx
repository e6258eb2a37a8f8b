'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Field, fieldClasses, useField, type FieldProps } from '../internal/field/index.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useMessages } from '../messages/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { en, type PasswordFieldMessages } from './PasswordField.messages.ts';
import classes from './PasswordField.module.css';

/**
 * Props of {@link PasswordField}: those of a field and every attribute of its `input` except
 * `type`.
 */
export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Icon of 20 px inside the field, decorative. */
  startIcon?: ReactNode;
  /** `new-password` makes password managers suggest one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Called with the new text on every input. */
  onValueChange?: ((value: string, details: ChangeDetails<'input'>) => void) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<PasswordFieldMessages> | undefined;
}

/**
 * A password input with a show button. Renders a `div` around an `input`; `className` goes to
 * the `div`, `ref` and every other attribute to the `input`.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <PasswordField label="Password" name="password" required startIcon={<Lock />} />
 */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  fieldMessages,
  startIcon,
  autoComplete = 'current-password',
  onValueChange,
  messages: own,
  onChange,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps): ReactElement {
  const messages = useMessages('passwordField', en, own);
  const { control, ...ids } = useField({ id: givenId, describedBy, hint, error });
  const [shown, setShown] = useState<boolean | null>(null);
  const disabled = rest.disabled ?? false;
  const toggle = useRef<HTMLButtonElement>(null);
  // A script of the consumer may have pressed it before hydration, which hides the password again.
  useLayoutEffect(() => {
    if (toggle.current?.getAttribute('aria-pressed') === 'true') setShown(true);
  }, []);
  return (
    <Field
      {...ids}
      component="password-field"
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      fieldMessages={fieldMessages}
      startIcon={startIcon}
      disabled={disabled}
      className={className}
      endSlot={
        <>
          <IconButton
            ref={toggle}
            variant="quiet"
            label={messages.show}
            pressed={shown === true}
            disabled={disabled}
            aria-controls={ids.id}
            className={classes['toggle']}
            onClick={() => setShown(shown !== true)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
          <VisuallyHidden role="status">
            {shown === null ? null : shown ? messages.shown : messages.hidden}
          </VisuallyHidden>
        </>
      }
    >
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        data-part="control"
        className={fieldClasses['control']}
        onChange={mergeHandlers<ChangeEvent<HTMLInputElement>>(onChange, (event) =>
          onValueChange?.(event.target.value, { reason: 'input' }),
        )}
      />
    </Field>
  );
}
