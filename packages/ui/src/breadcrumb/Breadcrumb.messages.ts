/** Built-in strings of the breadcrumb. */
export interface BreadcrumbMessages {
  /** Name of the landmark. */
  label: string;
}

export const en: BreadcrumbMessages = { label: 'Breadcrumb' };

export const el: BreadcrumbMessages = { label: 'Διαδρομή πλοήγησης' };
