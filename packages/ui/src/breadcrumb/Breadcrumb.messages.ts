/** Built-in strings of the breadcrumb. */
export interface BreadcrumbMessages {
  /** Name of the landmark. */
  label: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly breadcrumb: BreadcrumbMessages;
  }
}

export const en: BreadcrumbMessages = { label: 'Breadcrumb' };

export const el: BreadcrumbMessages = { label: 'Διαδρομή πλοήγησης' };
