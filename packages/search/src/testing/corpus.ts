/** What the first results of a query have to be, of the built-in catalogue. */
export interface Right {
  /** Ids: one of them is among the first three. */
  readonly salons?: readonly string[];
  /** English name of the matching service of the first one. */
  readonly service?: RegExp;
  /** English title of a category that the first three have. */
  readonly category?: readonly string[];
  /** English name of a barber of the first three. */
  readonly barber?: string;
  /** English name of the place. */
  readonly place?: string;
}

export interface CorpusEntry {
  readonly query: string;
  readonly right: Right;
}

const rightIs = (right: Right, ...queries: readonly string[]): readonly CorpusEntry[] =>
  queries.map((query) => ({ query, right }));

const hairdresser = { category: ['Haircut', 'Color', 'Styling', 'Balayage', 'Treatments'] } as const;
const barber = { category: ["Men's Cuts", 'Beard Trim', 'Hot Towel'] } as const;

const salons: readonly CorpusEntry[] = [
  ...rightIs({ salons: ['01'] }, 'Atelier Aristotelous', 'atelier', 'ateleir', 'atelie aristotelous', 'ατελιέ αριστοτέλους', 'αριστοτελους', 'aristotelus', 'αριστοτέλυος'),
  ...rightIs({ salons: ['02'] }, 'Thermaikos', 'Θερμαϊκός', '8ermaikos', 'termaikos', 'thermaikoss', 'thermaiko', 'θερμαικοσ', 'thermailos'),
  ...rightIs({ salons: ['03'] }, 'Ladadika Barbers', 'ladadika barber', 'ladadka barbers', 'λαδάδικα κουρείο', 'barbers ladadika'),
  ...rightIs({ salons: ['09'] }, 'Ρόδι', 'rodi', 'ροδι', 'ΡΌΔΙ', 'rody', 'ρωδι'),
  ...rightIs({ salons: ['10'] }, 'Μυρτώ', 'Mirto', 'myrto', 'murtw', 'mirtw', 'μιρτο', 'μυρτο', 'mytro', 'μυρώτ'),
  ...rightIs({ salons: ['21'] }, 'Λευκός Πύργος', 'lefkos pyrgos', 'leukos pirgos', 'leykos purgos', 'λευκος πιργος', 'λευκο πυργος', 'lefkos pyrgso', 'white tower'),
  ...rightIs({ salons: ['13'] }, 'Ψαλίδι', 'psalidi', 'ψαλιδη', 'psaldi', 'ψαλλίδι', 'calidi'),
  ...rightIs({ salons: ['07'] }, 'Figaro', 'φίγκαρο', 'figaroo', 'fgiaro', 'figsro'),
  ...rightIs({ salons: ['22'] }, 'Calliope', 'Καλλιόπη', 'kaliopi', 'caliope', 'callipoe'),
  ...rightIs({ salons: ['39'] }, 'Persephone', 'persefone', 'Περσεφόνη', 'persphone'),
  ...rightIs({ salons: ['45'] }, 'Halcyon', 'halycon', 'halcyn'),
  ...rightIs({ salons: ['37'] }, 'Ηλιοτρόπιο', 'iliotropio', 'hliotropio', 'ηλιοτροπιο', 'ιλιοτρόπιο', 'iliotrpoio', 'hliotropio'),
  ...rightIs({ salons: ['18'] }, 'Καστρινή', 'kastrini', 'kastrinh', 'καστρινι', 'katsrini'),
  ...rightIs({ salons: ['48'] }, 'Toumba Fade', 'tumba fade', 'τούμπα fade', 'toumba fde'),
  ...rightIs({ salons: ['20'] }, 'Bit Bazaar', 'bit bazar', 'bitbazaar', 'μπιτ παζάρ'),
  ...rightIs({ salons: ['42'] }, 'Olive & Iron', 'olive and iron', 'olvie iron', 'olive iron'),
  ...rightIs({ salons: ['41', '11'] }, 'Αύρα', 'avra', 'aura', 'αυρα'),
  ...rightIs({ salons: ['36'] }, 'Barba Yannis', 'barba giannis', 'μπάρμπα Γιάννης', 'barba yanis'),
  ...rightIs({ salons: ['29'] }, 'Studio Navarino', 'navarino', 'ναυαρίνο', 'navrino'),
  ...rightIs({ salons: ['12'] }, 'Nikis 12', 'νίκης 12', 'nikhs 12'),
];

const services: readonly CorpusEntry[] = [
  ...rightIs({ service: /balayage/i, category: ['Balayage'] }, 'balayage', 'balyage', 'balajage', 'balayge', 'μπαλαγιάζ', 'mpalagiaz', 'μπαλαγιας', 'ombre', 'όμπρε', 'baalyage', 'balayagr', 'βαλαυαγε'),
  ...rightIs({ service: /highlights/i, category: ['Color', 'Balayage'] }, 'highlights', 'highligts', 'hihglights', 'ανταύγειες', 'ανταυγιες', 'antaygeies', 'antavgies', 'αντάυγιεσ', 'lowlights', 'higlights', 'ηιγηλιγητσ'),
  ...rightIs({ service: /haircut/i, category: ['Haircut', 'Premium Cuts'] }, 'haircut', 'hair cut', 'haircuts', 'hairctu', 'haorcut', 'κούρεμα', 'kourema', 'kurema', 'κουρεμμα', 'κορυεμα', 'koyrema', 'κούρεμα μαλλιών', 'ηαιρψθτ', 'koyrema'),
  ...rightIs({ service: /color/i, category: ['Color'] }, 'color', 'hair color', 'colour', 'hair colour', 'colr', 'coulor', 'dye', 'βαφή', 'vafi', 'bafh', 'βαφη μαλλιων', 'χρώμα', 'vafh malliwn', 'χρωαμ', 'hair colouring', 'bfafi'),
  ...rightIs({ service: /beard/i, category: ['Beard Trim'] }, 'beard trim', 'beard', 'baerd', 'berad trim', 'μούσι', 'mousi', 'γενειάδα', 'γενιάδα', 'geneiada', 'γένια', 'βεαρδ'),
  ...rightIs({ service: /shave/i, category: ['Hot Towel', 'Beard Trim'] }, 'shave', 'shvae', 'ξύρισμα', 'xirisma', 'ksirisma', 'xyrisma', 'jyrisma', 'ξυριμσα', 'shaving'),
  ...rightIs({ category: ['Hot Towel'] }, 'hot towel', 'hot twoel', 'ζεστή πετσέτα', 'zesti petseta', 'πετσετα'),
  ...rightIs({ category: ['Styling'] }, 'styling', 'χτένισμα', 'xtenisma', 'htenisma', 'ktenisma', 'χτενσιμα', 'stylng', 'χτεσνιμα'),
  ...rightIs({ service: /blow/i }, 'blow dry', 'blowdry', 'blow-dry', 'bow dry', 'φορμάρισμα', 'formarisma', 'φορμαρσμα'),
  ...rightIs({ category: ['Treatments'] }, 'keratin', 'keratine', 'κερατίνη', 'keratini', 'keratinh', 'κερτίνη', 'kreatin', 'κερατινι'),
  ...rightIs({ service: /children|boys/i }, 'kids', 'children', 'παιδικό', 'paidiko', 'kids haircut', 'childrn', 'παιδικο κουρεμα', 'paidika', 'pediko'),
  ...rightIs({ category: ["Men's Cuts"] }, "men's cut", 'mens cut', 'ανδρικό κούρεμα', 'andriko kourema', 'αντρικό', 'antriko', 'mens haircut'),
  ...rightIs({ category: ['Extensions'] }, 'extensions', 'extension', 'extnesions', 'τρέσες', 'treses', 'εξτένσιον', 'hair extensions', 'extensoins'),
  ...rightIs({ service: /fade/i }, 'skin fade', 'φέιντ', 'fade', 'skin fde'),
  ...rightIs({ service: /mask/i }, 'olive oil mask', 'μάσκα ελαιολάδου', 'maska', 'hair mask'),
  ...rightIs({ category: ['Styling'] }, 'bridal', 'νυφικό χτένισμα', 'nyfiko', 'νυφικο', 'birdal', 'wedding'),
  ...rightIs({ service: /updo/i }, 'updo', 'πιάσιμο', 'piasimo'),
  ...rightIs({ service: /root/i }, 'root touch up', 'βαφή ρίζας', 'riza', 'ριζα'),
  ...rightIs({ service: /curl/i }, 'curly cut', 'σγουρά', 'sgoura'),
  ...rightIs(hairdresser, 'κομμωτήριο', 'kommvthrio', 'kommotirio', 'κομωτήριο', 'hair salon', 'hairdresser', 'kommwthrio', 'κομμωτηρο', 'ηαιρ σαλον', 'kommothrio'),
  ...rightIs(barber, 'κουρείο', 'koureio', 'barber shop', 'barber', 'κουρίο', 'barbre', 'kourio', 'barbershop', 'κορυειο', 'βαρβερ'),
  ...rightIs({ salons: ['01'] }, 'hair', 'ηαιρ', 'near me', 'κοντά μου'),
];

const places: readonly CorpusEntry[] = [
  ...rightIs({ place: 'Kalamaria', salons: ['45'], category: ['Balayage'] }, 'balayage kalamaria', 'balyage kalamaria', 'balayage καλαμαριά', 'μπαλαγιάζ στην καλαμαριά', 'balayage kalamria', 'ombre in kalamaria'),
  ...rightIs({ place: 'Kalamaria', salons: ['45', '41'] }, 'kalamaria', 'Καλαμαριά', 'kalamria', 'calamaria', 'καλαμαρια', 'κομμωτήριο καλαμαριά', 'hair salon in kalamaria', 'kalamaira'),
  ...rightIs({ place: 'Toumba', salons: ['48'] }, 'toumba', 'τούμπα', 'touba', 'barber toumba', 'κουρείο τούμπα', 'tuomba'),
  ...rightIs({ place: 'Ano Poli', salons: ['15'] }, 'ano poli', 'άνω πόλη', 'ano polh', 'anw polh', 'anopoli', 'upper town', 'ano polli'),
  ...rightIs({ place: 'Ladadika', salons: ['03'] }, 'ladadika', 'λαδάδικα', 'laddika', 'λαδαδικα', 'κουρείο λαδάδικα'),
  ...rightIs({ place: 'Krini', salons: ['47'] }, 'krini', 'κρήνη', 'krhnh'),
  ...rightIs({ place: 'Kamara', salons: ['23'] }, 'kamara', 'καμάρα', 'kamra', 'haircut kamara'),
  ...rightIs({ place: 'Downtown Area', salons: ['01'] }, 'Downtown Area', 'κέντρο', 'city centre', 'κουρεμα κεντρο', 'downtown'),
  ...rightIs({ place: 'Vardaris', salons: ['43'] }, 'vardaris', 'βαρδάρης', 'bardaris'),
  ...rightIs({ place: 'Evosmos' }, 'κούρεμα εύοσμος', 'haircut evosmos', 'kourema euosmos'),
  ...rightIs({ place: '546 24' }, '54624', 'haircut 546 24'),
];

const people: readonly CorpusEntry[] = [
  ...rightIs({ barber: 'Eleni Vasiliou' }, 'Eleni Vasiliou', 'ελενη βασιλειου', 'eleni vasileiou', 'eleni vasilou', 'Vasiliou Eleni', 'elenh basileiou', 'elnei vasiliou'),
  ...rightIs({ barber: 'Nikos Petridis' }, 'Nikos Petridis', 'Νίκος Πετρίδης', 'nikos petridhs', 'nikos pertidis', 'petridis', 'πετριδης', 'νικοσ πετριδισ'),
  ...rightIs({ barber: 'Sofia Markou' }, 'Sofia Markou', 'sophia markou', 'Σοφία Μάρκου', 'sofia makrou', 'markou', 'sofia marku'),
];

/** Queries in both languages, half of them mistyped, with their right first results. */
export const corpus: readonly CorpusEntry[] = [...salons, ...services, ...places, ...people];
