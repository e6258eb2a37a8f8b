// The first formatters of a browser take 100 ms on a slow phone, because they load its locales and
// zones. A worker does it for the whole process; its name is the language.
new Intl.NumberFormat(self.name).format(1);
new Intl.DateTimeFormat(self.name, { timeZone: 'Europe/Athens' }).format(0);
self.close();
