// Formatters load the locales and zones of the browser, which takes 100 ms on a slow phone. A worker
// does it for the whole process while the scripts are fetched; its name is the language.
new Intl.NumberFormat(self.name).format(1);
new Intl.DateTimeFormat(self.name, { timeZone: 'Europe/Athens' }).format(0);
self.close();
