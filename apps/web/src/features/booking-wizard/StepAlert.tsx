interface StepAlertProps {
  /** Number of refusals of this step: each is announced, the same one as well. */
  readonly refusals: number;
  /** What is missing. */
  readonly text: string;
}

/** The message of a missing choice. Announced, because the focus alone does not say it everywhere. */
export function StepAlert({ refusals, text }: StepAlertProps) {
  return (
    <span key={refusals} role="alert">
      {text}
    </span>
  );
}
