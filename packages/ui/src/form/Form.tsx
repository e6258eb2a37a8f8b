import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Note, type NoteTone } from '../note/index.ts';
import classes from './Form.module.css';

/** Props of {@link Form}: every attribute of a `form`. */
export interface FormProps extends ComponentProps<'form'> {
  /** Fields, a {@link FormMessage} and buttons. */
  children: ReactNode;
}

/**
 * Stacked fields. Renders a `form` that leaves validation to the consumer (`noValidate`) and uses
 * `post`, so that before hydration no input ends up in a URL.
 *
 * @since 0.2.0
 * @status beta
 * @example <Form onSubmit={save}> <TextField label="Amount" name="amount" required error={problem}
 * /> <FormMessage>{failure}</FormMessage> <Button type="submit">Withdraw</Button> </Form>
 */
export function Form({ className, ...rest }: FormProps): ReactElement {
  return (
    <form
      method="post"
      noValidate
      {...rest}
      data-component="form"
      className={cx(classes['root'], className)}
    />
  );
}

/** Props of {@link FormMessage}: every attribute of a `div`. */
export interface FormMessageProps extends ComponentProps<'div'> {
  /** The result. Takes no room while empty, and is announced when it appears. */
  children?: ReactNode;
  /** Selects icon, colour and politeness: errors interrupt, the rest waits. @default 'danger' */
  tone?: NoteTone | undefined;
}

/**
 * The result of a form as a whole. Renders a `div`, a live region that has to exist before its text.
 *
 * @example <FormMessage tone="info">{isSent ? 'The code was sent again.' : null}</FormMessage>
 */
export function FormMessage({
  tone = 'danger',
  className,
  children,
  ...rest
}: FormMessageProps): ReactElement {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-part="message"
      data-tone={tone}
      className={cx(classes['message'], className)}
    >
      {children ? (
        <Note size="s" tone={tone}>
          {children}
        </Note>
      ) : null}
    </div>
  );
}

/** Props of {@link FormDivider}: every attribute of a `p`. */
export interface FormDividerProps extends ComponentProps<'p'> {
  /** One word, such as "or". */
  children: ReactNode;
}

/**
 * A word between two alternatives, with a line on both sides. Renders a `p`.
 *
 * @example
 * <FormDivider>or</FormDivider>
 */
export function FormDivider({ className, ...rest }: FormDividerProps): ReactElement {
  return <p {...rest} data-part="divider" className={cx(classes['divider'], className)} />;
}
