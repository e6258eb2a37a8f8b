import type { LocalizedText } from '../localized-text.ts';

const texts = (en: string, el: string): LocalizedText => ({ en, el });

/** Each salon's description. */
export const descriptions: Readonly<Record<string, LocalizedText>> = {
  '01': texts(
    'An unhurried studio where every visit begins with a consultation and a proper Greek coffee.',
    'Ένα στούντιο χωρίς βιασύνη, όπου κάθε επίσκεψη αρχίζει με μια κουβέντα και έναν σωστό ελληνικό καφέ.',
  ),
  '02': texts(
    'Balayage by the window, with the gulf in the mirror. We take our time with light hair.',
    'Balayage δίπλα στο παράθυρο, με τον κόλπο μέσα στον καθρέφτη. Στα ξανθά παίρνουμε τον χρόνο μας.',
  ),
  '03': texts(
    'Four chairs in an old oil warehouse. Fades, razors and hot towels, with or without small talk.',
    'Τέσσερις καρέκλες σε μια παλιά λαδαποθήκη. Φέιντ, ξυράφι και ζεστή πετσέτα, με ή χωρίς κουβέντα.',
  ),
  '04': texts(
    'A family salon one street from the promenade, easy to reach with a pram or a bicycle.',
    'Οικογενειακό κομμωτήριο έναν δρόμο πίσω από την παραλία· έρχεστε άνετα με καρότσι ή με ποδήλατο.',
  ),
  '05': texts(
    'The same chairs since 1987, now with new hands. We remember how you like it.',
    'Οι ίδιες καρέκλες από το 1987, με νέα χέρια πια. Θυμόμαστε πώς σας αρέσει.',
  ),
  '06': texts(
    'Waves are our name and our habit: natural movement, sea salt and light products.',
    'Το κύμα είναι το όνομά μας και η συνήθειά μας: φυσική κίνηση, θαλασσινό αλάτι, ελαφριά προϊόντα.',
  ),
  '07': texts(
    'A gentlemen’s barber with opera on the radio and three warm towels for every shave.',
    'Κουρείο για κυρίους, με όπερα στο ραδιόφωνο και τρεις ζεστές πετσέτες σε κάθε ξύρισμα.',
  ),
  '08': texts(
    'Color first. Every formula is written down, so that the next visit begins where the last one ended.',
    'Πρώτα το χρώμα. Γράφουμε κάθε συνταγή, ώστε η επόμενη επίσκεψη να αρχίζει εκεί που τελείωσε η προηγούμενη.',
  ),
  '09': texts(
    'A bright room with pomegranates on the sill. Extensions are fitted strand by strand, never in a hurry.',
    'Ένας φωτεινός χώρος με ρόδια στο περβάζι. Τα extensions μπαίνουν τούφα τούφα και ποτέ βιαστικά.',
  ),
  '10': texts(
    'Cuts that fall into place by themselves, two steps from Agia Sofia.',
    'Κουρέματα που στρώνουν μόνα τους, δύο βήματα από την Αγία Σοφία.',
  ),
  '11': texts(
    'Quiet by design: no loudspeakers, soft light and a silent appointment if you ask for one.',
    'Ήσυχα από επιλογή: χωρίς δυνατή μουσική, με απαλό φως, και σιωπηλό ραντεβού αν το ζητήσετε.',
  ),
  '12': texts(
    'On the first floor above the waterfront. One guest per hour and stylist, by appointment only.',
    'Στον πρώτο όροφο πάνω από την παραλία. Ένας επισκέπτης την ώρα για κάθε κομμωτή, μόνο με ραντεβού.',
  ),
  '13': texts(
    'Good scissors, fair prices and a bench outside for whoever waits.',
    'Καλό ψαλίδι, λογικές τιμές και ένα παγκάκι έξω για όποιον περιμένει.',
  ),
  '14': texts(
    'In the shade of the Rotunda. We speak four languages and cut long hair without sighing.',
    'Στη σκιά της Ροτόντας. Μιλάμε τέσσερις γλώσσες και κόβουμε τα μακριά μαλλιά χωρίς αναστεναγμούς.',
  ),
  '15': texts(
    'Up by the castle walls, where the cat sleeps on the second chair. There is always a third.',
    'Πάνω στα κάστρα, όπου η γάτα κοιμάται στη δεύτερη καρέκλα. Υπάρχει πάντα και μια τρίτη.',
  ),
  '16': texts(
    'Thirty minutes, in and out, on the busiest street of the city. Book on the bus.',
    'Τριάντα λεπτά και φύγατε, στον πιο πολυσύχναστο δρόμο της πόλης. Κλείνετε ραντεβού μέσα από το λεωφορείο.',
  ),
  '17': texts(
    'Care before color: we treat the scalp first and leave the rest for the second visit.',
    'Πρώτα η φροντίδα, μετά το χρώμα: ξεκινάμε από το τριχωτό και αφήνουμε τα υπόλοιπα για τη δεύτερη φορά.',
  ),
  '18': texts(
    'A neighborhood salon below the old town; grandmothers and their granddaughters sit side by side.',
    'Συνοικιακό κομμωτήριο κάτω από την παλιά πόλη· γιαγιάδες και εγγονές κάθονται πλάι πλάι.',
  ),
  '19': texts(
    'Behind the market hall. Come with your shopping, the fridge is yours meanwhile.',
    'Πίσω από τη στοά Μοδιάνο. Ελάτε με τα ψώνια σας, το ψυγείο μας είναι στη διάθεσή σας.',
  ),
  '20': texts(
    'Clippers, vinyl and second-hand mirrors among the antique shops of Bit Bazaar.',
    'Μηχανές, βινύλια και μεταχειρισμένοι καθρέφτες ανάμεσα στα παλαιοπωλεία του Μπιτ Παζάρ.',
  ),
  '21': texts(
    'Within sight of the White Tower. Half of our guests walk in from the promenade with wind in their hair.',
    'Με θέα τον Λευκό Πύργο. Οι μισοί επισκέπτες μας έρχονται από την παραλία με τον αέρα στα μαλλιά.',
  ),
  '22': texts(
    'Updos, braids and bridal mornings; we open at seven for a wedding if we know in time.',
    'Πιασίματα, πλεξούδες και νυφικά πρωινά· για έναν γάμο ανοίγουμε και στις επτά, αν το ξέρουμε εγκαίρως.',
  ),
  '23': texts(
    'Student prices all day, next to the arch where everybody meets anyway.',
    'Φοιτητικές τιμές όλη μέρα, δίπλα στην Καμάρα όπου έτσι κι αλλιώς συναντιούνται όλοι.',
  ),
  '24': texts(
    'Two sisters, their team and one very patient plant. Cuts and color without fuss.',
    'Δύο αδελφές, η ομάδα τους κι ένα πολύ υπομονετικό φυτό. Κούρεμα και βαφή χωρίς φασαρία.',
  ),
  '25': texts(
    'Olive oil from our own trees goes into the masks, and a little into the salad at noon.',
    'Το λάδι από τα δικά μας δέντρα πηγαίνει στις μάσκες, και λίγο στη σαλάτα το μεσημέρι.',
  ),
  '26': texts(
    'Treatments with seaweed and clay in a tall old house on the avenue of the villas.',
    'Θεραπείες με φύκια και άργιλο σε ένα ψηλοτάβανο σπίτι στη λεωφόρο των εξοχών.',
  ),
  '27': texts(
    'Open late, like the rest of the street. Color that looks right under neon and at breakfast.',
    'Ανοιχτά ως αργά, όπως και ο υπόλοιπος δρόμος. Χρώμα που στέκει και στα νέον και στο πρωινό.',
  ),
  '28': texts(
    'Small, warm and always on time. If we are late, the fringe is on us.',
    'Μικρό, ζεστό και πάντα στην ώρα του. Αν αργήσουμε, η αφέλεια είναι κερασμένη.',
  ),
  '29': texts(
    'Young colorists on Navarino Square. Bring a picture, we will tell you honestly what is possible.',
    'Νέοι κολορίστες στην πλατεία Ναυαρίνου. Φέρτε μια φωτογραφία και θα σας πούμε με ειλικρίνεια τι γίνεται.',
  ),
  '30': texts(
    'Beside the Roman market, for the whole family, from the first haircut to the hundredth.',
    'Δίπλα στη Ρωμαϊκή Αγορά, για όλη την οικογένεια, από το πρώτο κούρεμα ως το εκατοστό.',
  ),
  '31': texts(
    'A muse’s name and a painter’s eye: highlights placed by hand, never by the sheet.',
    'Όνομα μούσας και μάτι ζωγράφου: ανταύγειες μία μία στο χέρι, ποτέ με το κιλό.',
  ),
  '32': texts(
    'White walls, one flower and the sharpest bobs of the city.',
    'Λευκοί τοίχοι, ένα λουλούδι και τα πιο κοφτερά καρέ της πόλης.',
  ),
  '33': texts(
    'Behind an arcade door on the shopping street. Ring twice, the coffee is already on.',
    'Πίσω από μια πόρτα στη στοά της Τσιμισκή. Χτυπήστε δύο φορές, ο καφές είναι ήδη στη φωτιά.',
  ),
  '34': texts(
    'The goddess of rest lends her name: heat, oils and half an hour with your eyes closed.',
    'Το όνομα της θεάς της ανάπαυσης: ζεστασιά, έλαια και μισή ώρα με κλειστά μάτια.',
  ),
  '35': texts(
    'Dorothea taught half the hairdressers of the quarter. She still takes appointments on Thursdays.',
    'Η Δωροθέα έμαθε την τέχνη στους μισούς κομμωτές της γειτονιάς. Τις Πέμπτες κλείνει ακόμη ραντεβού.',
  ),
  '36': texts(
    'An honest barber near the station. Sit down, say “the usual”, and that is that.',
    'Τίμιο κουρείο κοντά στον σταθμό. Κάθεστε, λέτε «τα γνωστά», και αυτό ήταν.',
  ),
  '37': texts(
    'Sun through a south window all day. We are known for warm browns that do not turn red.',
    'Ήλιος από το νότιο παράθυρο όλη μέρα. Μας ξέρουν για τα ζεστά καστανά που δεν κοκκινίζουν.',
  ),
  '38': texts(
    'Forty square meters, forty songs on the list, and time enough for a good haircut.',
    'Σαράντα τετραγωνικά, σαράντα τραγούδια στη λίστα και αρκετός χρόνος για ένα καλό κούρεμα.',
  ),
  '39': texts(
    'For hair that had a hard winter. Every color comes with a treatment that is part of the price.',
    'Για μαλλιά που πέρασαν δύσκολο χειμώνα. Κάθε βαφή έχει μαζί και τη θεραπεία της, στην ίδια τιμή.',
  ),
  '40': texts(
    'A corner shop with a view over the roofs. Cheap, cheerful and closed when the football is on.',
    'Γωνιακό μαγαζί με θέα στις στέγες. Οικονομικά, κεφάτα και κλειστά όταν έχει μπάλα.',
  ),
  '41': texts(
    'In Kalamaria, where parking is easy and the breeze dries half of the job.',
    'Στην Καλαμαριά, όπου το πάρκινγκ είναι εύκολο και το αεράκι στεγνώνει τη μισή δουλειά.',
  ),
  '42': texts(
    'Beards are oiled with olive and trimmed with steel. A small whisky waits for whoever walked here.',
    'Τα γένια λαδώνονται με ελιά και κόβονται με ατσάλι. Ένα μικρό ουίσκι περιμένει όποιον ήρθε με τα πόδια.',
  ),
  '43': texts(
    'Where the west of the city begins. Good barbers, no fanfare, fair prices.',
    'Εκεί όπου αρχίζει η δυτική πλευρά της πόλης. Καλοί κουρείς, χωρίς φανφάρες, με λογικές τιμές.',
  ),
  '44': texts(
    'Long hair is our poem: braids, waves and extensions that nobody notices.',
    'Το μακρύ μαλλί είναι το ποίημά μας: πλεξούδες, κύματα και extensions που δεν φαίνονται.',
  ),
  '45': texts(
    'A calm house by the sea of Kalamaria. Master colorists, two terraces and tea from the garden.',
    'Ένα γαλήνιο σπίτι κοντά στη θάλασσα της Καλαμαριάς. Έμπειροι κολορίστες, δύο βεράντες και τσάι από τον κήπο.',
  ),
  '46': texts(
    'Everybody on the street has a key for the back door, or so it feels. New faces are welcome.',
    'Σχεδόν όλη η γειτονιά έχει κλειδί για την πίσω πόρτα. Τα νέα πρόσωπα είναι πάντα ευπρόσδεκτα.',
  ),
  '47': texts(
    'Before the beach or after it: balayage that gets better with the sun.',
    'Πριν ή μετά τη θάλασσα: balayage που ομορφαίνει με τον ήλιο.',
  ),
  '48': texts(
    'Fades for the east stand and for everybody else. Saturdays are loud, Tuesdays are quiet.',
    'Φέιντ για το πέταλο και για όλους τους άλλους. Τα Σάββατα έχει φασαρία, τις Τρίτες ησυχία.',
  ),
};
