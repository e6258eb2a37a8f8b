/** Built-in strings of the wizard steps. */
export interface WizardStepsMessages {
  /** Name of the list. */
  label: string;
  /** Position, shown in narrow spaces. */
  position: (step: number, total: number) => string;
  /** Announced after the name of a completed step. */
  done: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly wizardSteps: WizardStepsMessages;
  }
}

export const en: WizardStepsMessages = {
  label: 'Steps',
  position: (step, total) => `Step ${step} of ${total}`,
  done: 'done',
};

export const el: WizardStepsMessages = {
  label: 'Βήματα',
  position: (step, total) => `Βήμα ${step} από ${total}`,
  done: 'ολοκληρώθηκε',
};
