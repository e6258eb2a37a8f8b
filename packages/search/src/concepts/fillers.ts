/** Words that say nothing about what is searched. */
export const fillers: readonly string[] = `
a an the and or of for to in on at by from with near nearby me my mine around close closest nearest next here
i is it want need looking look find get book booking appointment please where any some
best good great top cheap cheapest affordable open now today tomorrow tonight
street road avenue str
και ή ο η το οι τα του της των τον την τη στο στη στην στον στα στις στους σε με μου μας για από
κοντά κοντινό κοντινά κοντινότερο πλησίον δίπλα γύρω εδώ προς ένα μια έναν
θέλω ψάχνω βρες βρείτε χρειάζομαι ραντεβού κράτηση που
καλό καλά καλύτερο καλύτερα φθηνό φτηνό φθηνά οικονομικό ανοιχτό ανοιχτά τώρα σήμερα αύριο απόψε
οδός οδού λεωφόρος λεωφόρου
kai sto sti stin ston sta stis se mou gia apo konta kontino kontina edo edw
thelo thelw psaxno psaxnw kalo kalytero kalutero ftino fthino tora twra simera avrio aurio pou
`
  .trim()
  .split(/\s+/u);
