/** Built-in strings of BarChart. */
export interface BarChartMessages {
  /** Opens the values of columns as a table. */
  table: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly barChart: BarChartMessages;
  }
}

export const en: BarChartMessages = { table: 'Values as a table' };

export const el: BarChartMessages = { table: 'Οι τιμές σε πίνακα' };
