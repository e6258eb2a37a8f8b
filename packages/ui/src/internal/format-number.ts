const formats = new Map<string, Intl.NumberFormat>();

/** A formatted number with a fixed number of decimals. */
export function formatNumber(locale: string, value: number, decimals = 0): string {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format.format(value);
}
