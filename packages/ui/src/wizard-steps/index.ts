export { WizardSteps, type WizardStep, type WizardStepsProps } from './WizardSteps.tsx';
export type { WizardStepsMessages } from './WizardSteps.messages.ts';
