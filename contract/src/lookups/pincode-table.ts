/**
 * Pincodes of India with their State and city, made by scripts/pincode-table.ts from the directory of post offices of India Post (see
 * NOTICE). Read by pincodes.ts. Do not edit.
 */
export const pincodeTable = `
110=Delhi|001-195 Delhi
121=Haryana|001-101 Faridabad|102-105 Palwal|106 Hodal|107 Palwal
122=Haryana|001-102 Gurugram|103 Sohna|104-108 Nuh|413-414 Gurugram|502|503 Pataudi|504-505 Gurugram|506 Farrukhnagar|508 Nuh
123=Haryana|001 Narnaul|021-034 Mahendragarh|035-103 Rewari|106 Dharuhera|110-303 Rewari|304|401-412 Rewari|501 Bawal
124=Haryana|001-010 Rohtak|021|022 Rohtak|102-109 Jhajjar|111-112 Rohtak|113 Kalanaur|141-146 Jhajjar|201-202|303-401 Rohtak|404
|406-411 Rohtak|412-501|504-506 Jhajjar|507 Bahadurgarh|508 Jhajjar|513-515 Rohtak
125=Haryana|001-044 Hisar|047|048 Fatehabad|049 Hisar|050-051 Fatehabad|052 Hisar|053 Fatehabad|054-060 Sirsa|061 Hisar|075 Sirsa|076 Rania
|077-101 Sirsa|102 Ellenabad|103-104 Sirsa|106 Fatehabad|110 Sirsa|111 Fatehabad|112-113|120 Tohana|121 Barwala|133 Fatehabad|201 Kalanwali
126=Haryana|101-111 Jind|112 Safidon|113-115 Jind|116 Narwana|125-152 Jind
127=Haryana|021 Bhiwani|022-026 Charkhi Dadri|027-041 Bhiwani|042 Charkhi Dadri|043-114 Bhiwani|201 Loharu|306-308 Charkhi Dadri|309 Bhiwani
|310 Charkhi Dadri|311 Bhiwani|312 Charkhi Dadri
131=Haryana|001-103 Sonipat|301 Gohana|302-306 Sonipat|402 Kharkhauda|403-409 Sonipat
132=Haryana|001-054 Karnal|101-113 Panipat|114 Karnal|115 Panipat|116 Karnal|117 Nilokheri|122-145 Panipat|157 Karnal
133=Haryana|001-102 Ambala|103 Yamunanagar|104-201 Ambala|202|203 Ambala|204 Yamunanagar|205 Ambala|206|207 Ambala|301-302 Panchkula
134=Haryana|003-008 Ambala|101-117 Panchkula|118 Barwala|201|202-203 Ambala|204|205 Panchkula
135=Haryana|001-021 Yamunanagar|101 Buriya|102 Bilaspur|103-106 Yamunanagar|133 Radaur
136=Haryana|020-021 Kaithal|026 Pundri|027 Kaithal|030 Kurukshetra|033-035 Kaithal|038 Kurukshetra|042-117 Kaithal|118-119 Kurukshetra
|128 Pehowa|129-131 Kurukshetra|132 Ladwa|134 Kurukshetra|135 Shahabad|136-156 Kurukshetra
140=Punjab|001 Rupnagar|101 Morinda|102 Rupnagar|103 Mohali|108 Rupnagar|109-110 Mohali|111-117 Rupnagar|118 Anandpur Sahib|119-133 Rupnagar
|201 Mohali|301 Kharar|306-308 Mohali|401 Rajpura|402 Patiala|405-412 Fatehgarh Sahib|413 Mohali|417 Patiala|501-506 Mohali|507 Dera Bassi
|601 Banur|602|603-604 Mohali|701 Patiala|702 Ghanaur|802 Fatehgarh Sahib|901 Mohali
141=Punjab|001-113 Ludhiana|114 Samrala|115 Machhiwara|116-206 Ludhiana|401 Khanna|411 Fatehgarh Sahib|412-419 Ludhiana|421 Doraha
|422 Ludhiana|801 Fatehgarh Sahib
142=Punjab|001-011 Moga|021-025 Ludhiana|026 Jagraon|027-036 Ludhiana|037-043 Moga|044 Makhu|045-046 Moga|047 Zira|048-049 Moga
|050 Talwandi Bhai|052 Firozpur|053-058 Moga|060 Firozpur
143=Punjab|001-022 Amritsar|101 Rajasansi|102 Ajnala|103-114 Amritsar|115 Jandiala Guru|116 Amritsar|117-118 Tarn Taran Sahib
|119-205 Amritsar|301-412 Tarn Taran Sahib|413 Amritsar|414-415 Tarn Taran Sahib|416 Patti|419 Khemkaran|422 Tarn Taran Sahib
|501-504 Amritsar|505 Batala|506-511 Gurdaspur|512 Kalanaur|513-515 Gurdaspur|516 Qadian|517-518 Gurdaspur|519 Dhariwal|520-521 Gurdaspur
|525|526-530 Gurdaspur|531 Dina Nagar|532 Gurdaspur|533|534 Pathankot|601 Majitha|602 Fatehgarh Churian|603 Amritsar|604 Dera Baba Nanak
|605 Gurdaspur|606 Amritsar
144=Punjab|001-028 Jalandhar|029|030-104 Jalandhar|105 Hoshiarpur|106 Jalandhar|201 Bhogpur|202-204 Hoshiarpur|205 Dasuya|206-207 Hoshiarpur
|208 Hariana|209-210 Hoshiarpur|211 Mukerian|212-216 Hoshiarpur|221 Hajipur|222-224 Hoshiarpur|301 Alawalpur|302-303 Jalandhar
|305-306 Hoshiarpur|311 Jalandhar|401 Phagwara|402-403 Kapurthala|404 Hoshiarpur|405 Kapurthala|406 Hoshiarpur|407-408 Kapurthala
|409 Jalandhar|410 Phillaur|411|415 Shahid Bhagat Singh Nagar|416 Jalandhar|417 Shahid Bhagat Singh Nagar|418-419 Jalandhar
|421-501 Shahid Bhagat Singh Nagar|502|503-504 Shahid Bhagat Singh Nagar|505 Banga|506-516 Shahid Bhagat Singh Nagar|517 Rahon
|518 Shahid Bhagat Singh Nagar|519-520 Hoshiarpur|521-522 Shahid Bhagat Singh Nagar|523 Hoshiarpur|524-526 Shahid Bhagat Singh Nagar
|527-532 Hoshiarpur|533 Shahid Bhagat Singh Nagar|601-620 Kapurthala|621 Begowal|622 Bholath|623|624 Kapurthala|625|626 Sultanpur Lodhi
|628 Kapurthala|629-630 Jalandhar|631 Kapurthala|632|633-701 Jalandhar|702 Shahkot|703 Jalandhar|801 Kartarpur|802 Kapurthala|803 Jalandhar
|804 Dhilwan|805-806 Jalandhar|819 Kapurthala
145=Punjab|001 Pathankot|002 Gurdaspur|022-101 Pathankot
146=Punjab|001-116 Hoshiarpur
147=Punjab|001-102 Patiala|103 Sanaur|104|105-111 Patiala|201 Nabha|202 Patiala|203 Amloh|301 Fatehgarh Sahib
148=Punjab|001-017 Sangrur|018|019-021 Malerkotla|022|023 Malerkotla|024 Dhuri|025|026-035 Sangrur|100-101 Barnala|102 Bhadaur
|103-104 Barnala|105 Dhanaula|106|107-109 Barnala
151=Punjab|001-201 Bhatinda|202-205 Faridkot|206 Bhatinda|207-208|209 Faridkot|210-211 Sri Muktsar Sahib|212-214 Faridkot|301 Bhatinda|302
|401 Bhatinda|501 Mansa|502 Budhlada|503 Mansa|504 Bhikhi|505-506 Mansa|507 Sardulgarh|508 Mansa|509 Maur Mandi|510|511 Bhatinda
152=Punjab|001-005 Firozpur|020 Fazilka|021 Firozpur|022 Guru Har Sahai|023 Firozpur|024 Fazilka|025|026 Sri Muktsar Sahib|028
|031-032 Sri Muktsar Sahib|033 Fazilka|101-115 Sri Muktsar Sahib|116 Abohar|117-132 Fazilka
160=Chandigarh|001-047 Chandigarh|101-102 Chandigarh
160=Punjab|055-071 Mohali|103-104 Mohali
171=Himachal Pradesh|001-019 Shimla|102 Solan|103 Shimla|201 Theog|202 Kotkhai|203-204 Shimla|205 Jubbal|206 Shimla|207 Rohru|208-301 Shimla
172=Himachal Pradesh|001|002 Kulu|021-022 Shimla|023 Kulu|024 Shimla|025-026 Kulu|027-031 Shimla|032-033 Kulu|034 Shimla|101|102 Shimla
|103-110 Kinnaur|111|112 Kinnaur|113-114 Lahul and Spiti|115-116 Kinnaur|117 Lahul and Spiti|118 Kinnaur|201
173=Himachal Pradesh|001 Nahan|021-023 Sirmaur|024 Sarahan|025 Paonta Sahib|026-104 Sirmaur|201-202 Solan|204 Kasauli|205 Baddi
|206-207 Solan|208 Arki|209-215 Solan|217|218 Solan|220 Parwanoo|221-222 Solan|223|225 Solan|229|230-237 Solan
174=Himachal Pradesh|001-036 Bilaspur|101 Nalagarh|102-103 Solan|201 Bilaspur|301-303 Una|304-305 Hamirpur|306-308 Una|309 Hamirpur
|310 Bilaspur|311-312 Hamirpur|314-321 Una|405 Hamirpur|503 Una|505 Hamirpur|507 Una
175=Himachal Pradesh|001-012 Mandi|013|014-075 Mandi|101-105 Kulu|106|121 Mandi|123 Banjar|124 Pandoh|125-130 Kulu|131 Manali
|132-133 Lahul and Spiti|134-138 Kulu|139-140 Lahul and Spiti|141|142 Lahul and Spiti|143 Kulu
176=Himachal Pradesh|001-038 Kangra|039-045 Hamirpur|047 Kangra|048-049 Hamirpur|051-089 Kangra|090 Mandi|091-107 Kangra|108-111 Hamirpur
|115-204 Kangra|205 Kotla|206 Kangra|207 Chamba|208-214 Kangra|215 Dharamsala|216-225 Kangra|301 Chamba|302 Chowari|303 Chamba|304 Dalhousie
|305-330 Chamba|401-502 Kangra|601 Una
177=Himachal Pradesh|001-029 Hamirpur|031 Una|033 Nadaun|034 Kangra|038|039 Una|040-042 Hamirpur|043 Kangra|044-048 Hamirpur|101-108 Kangra
|109 Una|110|111-117 Kangra|118-119 Hamirpur|201 Gagret|202-220 Una|301-601 Hamirpur
180=Jammu and Kashmir|001-020 Jammu
181=Jammu and Kashmir|008-131 Jammu|132 Bishnah|133 Samba|134 Jammu|141 Ramgarh|143|145 Samba|152-224 Jammu
182=Jammu and Kashmir|101-121 Udhampur|122 Ramnagar|124-128 Udhampur|129 Doda|130 Udhampur|131 Doda|132-140 Kishtwar|141 Udhampur|142 Kud
|143|144-145 Ramban|146 Banihal|147 Doda|148 Ramban|161 Udhampur|201-203 Doda|204-206 Kishtwar|207-222 Doda|301 Katra|311-320 Riasi
184=Jammu and Kashmir|101-104 Kathua|120-121 Samba|141|142 Hiranagar|143-204 Kathua|205|206 Kathua|210
185=Jammu and Kashmir|101-121 Punch|131-153 Rajauri|154|155-202 Rajauri|203|211 Punch|212-234 Rajauri
190=Jammu and Kashmir|001-099 Srinagar
191=Jammu and Kashmir|101 Srinagar|102-103 Pulwama|111 Badgam|112|113 Badgam|121 Srinagar|131 Ganderbal|132 Badgam|201-202 Ganderbal
192=Jammu and Kashmir|101 Anantnag|121-122|123 Tral|124 Bijbehara|125-212 Anantnag|221 Qazigund|231 Kulgam|232|233 Kulgam|301-302 Pulwama
|303 Shupiyan|304 Pulwama|305|401 Anantnag
193=Jammu and Kashmir|101-109 Baramula|121 Pattan|122 Baramula|123 Uri|201 Baramula|221-225 Kupwara|301 Baramula|302 Kupwara|303-306
|401 Magam|402-404 Baramula|411 Badgam|501|502-503 Bandipore|504|505 Bandipore
194=Ladakh|101 Leh|102-103 Kargil|104 Leh|105 Kargil|106-107 Leh|109 Kargil|201-202 Leh|301-303 Kargil|401 Leh
201=Uttar Pradesh|001-007 Ghaziabad|008 Gautam Buddha Nagar|009-014 Ghaziabad|015|016-021 Ghaziabad|022 Hapur|102 Loni|103-204 Ghaziabad
|206 Muradnagar|301 Noida|302 Gautam Buddha Nagar|303-305 Noida|306 Gautam Buddha Nagar|307-309 Noida|310-318 Gautam Buddha Nagar|319-320
202=Uttar Pradesh|001-122 Aligarh|123 Gonda|124 Iglas|125 Harduaganj|126-127 Aligarh|128 Jalali|129 Aligarh|130 Chharra|131-137 Aligarh
|138 Khair|139 Hathras|140-143 Aligarh|145 Beswan|146 Aligarh|150|155-170 Aligarh|280 Atrauli|281-282 Aligarh
203=Uttar Pradesh|001-132 Bulandshahr|135 Jewar|141 Jahangirpur|150 Bulandshahr|155 Gautam Buddha Nagar|201 Dankaur
|202-203 Gautam Buddha Nagar|205 Sikandrabad|206 Bulandshahr|207 Dadri|209 Rabupura|389 Narora|390 Anupshahr|391-393 Bulandshahr
|394 Jahangirabad|395 Shikarpur|396 Pahasu|397-403 Bulandshahr|405 Khanpur|407 Bulandshahr|408 Gulaothi|409 Bulandshahr|411 Saidpur
|412-413 Bulandshahr
204=Uttar Pradesh|101-212 Hathras|213 Mursan|214 Hathras|215 Sikandra Rao|216 Sasni|217 Aligarh
205=Uttar Pradesh|001-119 Mainpuri|121 Ghiror|247-261 Mainpuri|262 Bhongaon|263 Mainpuri|264 Karhal|265-268 Mainpuri|301 Bewar|303 Kishni
|304 Kusmara
206=Uttar Pradesh|001-003 Etawah|120-121|122 Auraiya|123 Etawah|124 Bakewar|125-127 Etawah|128|129 Auraiya|130-131 Etawah|241 Auraiya
|242 Bharthana|243 Bidhuna|244 Auraiya|245 Jaswantnagar|246 Auraiya|247 Phaphund|248-249 Auraiya|250 Harchandpur|251 Bela|252 Auraiya
|253 Etawah|255 Auraiya
207=Uttar Pradesh|001-122 Etah|123-124 Kasganj|125 Etah|241 Amanpur|242 Kasganj|243 Patiali|244 Etah|245 Sahawar|246 Kasganj|247 Aliganj|248
|249-301 Etah|302 Jalesar|401 Etah|402 Kasganj|403 Soron
208=Uttar Pradesh|001-028 Kanpur
209=Uttar Pradesh|101 Akbarpur|111 Pukhrayan|112-121 Kanpur Dehat|125 Sikandra|202 Bilhaur|203 Kanpur|204 Kanpur Dehat|205 Kanpur
|206 Ghatampur|208 Kanpur Dehat|209-217 Kanpur|301 Derapur|302 Jhinjhak|303 Rura|304 Sachendi|305 Kanpur|306 Rasulabad|307 Bhaupur
|308 Kanpur|310 Kanpur Dehat|311|312 Kanpur Dehat|401-402 Kanpur|501 Nawabganj|502 Kaimganj|503 Shamsabad|504 Farrukhabad|505 Kampil
|601 Fatehgarh|602 Farrukhabad|621 Aligarh|622-652 Farrukhabad|720|721 Chhibramau|722 Kannauj|723 Indergarh|724 Kamalganj|725-727 Kannauj
|728 Saurikh|729 Kannauj|731 Talgram|732 Kannauj|733 Jalalabad|734-738 Kannauj|739-745 Farrukhabad|747 Kannauj|749 Farrukhabad|801 Unnao
|821 Maurawan|825 Purwa|827-841 Unnao|859 Nawabganj|860-863 Unnao|864 Bhagwantnagar|865 Bighapur|866-868 Unnao|869|870 Rasulabad|871 Safipur
|881 Mohan
210=Uttar Pradesh|001-120 Banda|121 Baberu|122 Oran|123-126 Banda|128 Tindwari|129 Banda|201 Atarra|202|203 Banda|204-206 Chitrakoot
|207 Rajapur|208 Manikpur|209 Chitrakoot|301-341 Hamirpur|421 Mahoba|422 Hamirpur|423 Mahoba|424 Kabrai|425 Kharela|426 Kulpahar|427 Mahoba
|428 Hamirpur|429 Mahoba|430 Gohand|431 Rath|432 Hamirpur|433 Mahoba|501 Bewar|502 Hamirpur|504|505 Kurara|506-507 Hamirpur
211=Uttar Pradesh|001-023 Prayagraj (Allahabad)
212=Uttar Pradesh|104-107 Prayagraj (Allahabad)|108 Shankargarh|109 Sikandra|110-111 Prayagraj (Allahabad)|201 Bharwari|202 Chail
|203 Kaushambi|204 Daranagar|205 Kara|206 Karari|207 Manjhanpur|208|212 Prayagraj (Allahabad)|213-214 Kaushambi|216 Sarai Akil|217 Sirathu
|218 Kaushambi|301-303 Prayagraj (Allahabad)|305 Sirsa|306-308 Prayagraj (Allahabad)|401|402-503 Prayagraj (Allahabad)|507 Mau Aima
|601-620 Fatehpur|621 Ghazipur|622 Fatehpur|631 Amauli|635 Bindki|641-654 Fatehpur|655 Khaga|656-657 Fatehpur|658 Kishanpur|659-661 Fatehpur
|663 Bahua|664-665 Fatehpur
221=Uttar Pradesh|001-008 Varanasi|009 Chandauli|010-109 Varanasi|110 Chandauli|111-112 Varanasi|115 Chandauli|116-202 Varanasi|204 Baragaon
|206-208 Varanasi|301 Bhadohi|302 Varanasi|303 Bhadohi|304 Gyanpur|305 Varanasi|306 Bhadohi|307 Varanasi|308-310 Bhadohi|311-313 Varanasi
|314 Mahrajganj|401-402 Bhadohi|403 Varanasi|404 Bhadohi|405 Varanasi|406 Bhadohi|407 Varanasi|409 Bhadohi|502 Baraut|503 Handia
|505-508 Prayagraj (Allahabad)|601-603 Mau|701 Ballia|705-706 Mau|709-711 Ballia|712 Rasra|713-718 Ballia
222=Uttar Pradesh|001-004 Jaunpur|101|105-135 Jaunpur|136 Jalalpur|137-142 Jaunpur|143 Machhali Shahar|144 Jaunpur|145 Mahrajganj
|146-175 Jaunpur|180 Zafarabad|181-201 Jaunpur|202 Mungra Badshahpur|203 Rampur|204 Jaunpur|205-301 Sultanpur|302 Lambhua|303 Sultanpur
223=Uttar Pradesh|101 Shahganj|102-105 Jaunpur|221-224 Azamgarh|225 Mahul|226-227 Azamgarh
224=Uttar Pradesh|001 Faizabad|116-119 Ayodhya|120 Rudauli|121 Ayodhya|122 Akbarpur|123 Ayodhya|125 Ambedkar Nagar|126-127 Ayodhya
|129-132 Ambedkar Nagar|133-135 Ayodhya|137 Deoria|139 Ambedkar Nagar|141 Ayodhya|143-147 Ambedkar Nagar|149 Jalalpur|151-152 Ambedkar Nagar
|153 Ayodhya|155-157 Ambedkar Nagar|158 Ayodhya|159 Ambedkar Nagar|161 Ayodhya|164 Milkipur|168 Ambedkar Nagar|171 Ayodhya|172 Rasulabad
|176 Ambedkar Nagar|181 Ramnagar|182 Ayodhya|183 Ambedkar Nagar|186 Sikandarpur|188-189 Ayodhya|190 Tanda|195-203 Ayodhya|204 Bikapur
|205-209 Ayodhya|210 Ambedkar Nagar|225 Ayodhya|227 Ambedkar Nagar|228-229 Ayodhya|230-232 Ambedkar Nagar|234|235-239 Ambedkar Nagar
|284 Shahganj
225=Uttar Pradesh|001-121 Bara Banki|122 Satrikh|123-204 Bara Banki|205 Ramnagar|206-413 Bara Banki|414 Zaidpur|415 Tikaitnagar
|416 Bara Banki
226=Uttar Pradesh|001-031 Lucknow|101 Kakori|102 Malihabad|103-202 Lucknow|203 Itaunja|301-302 Lucknow|303 Nagram|401 Lucknow|501 Gosainganj
227=Uttar Pradesh|304 Sultanpur|405-407 Amethi|408|409-801 Amethi|805-806 Sultanpur|807 Amethi|808 Hasanpur|809 Jagdishpur|811 Amethi
|812 Sultanpur|813 Musafirkhana|814 Sultanpur|815|816-817 Amethi
228=Uttar Pradesh|001-118 Sultanpur|119 Gosainganj|120-125 Sultanpur|131 Dostpur|132-142 Sultanpur|145 Kadipur|151-155 Sultanpur|159
|161-172 Sultanpur
229=Uttar Pradesh|001-122 Raebareli|123 Hardoi|124-125 Raebareli|126|127 Salon|128-130 Raebareli|135 Amethi|201-202 Raebareli|203 Dalmau
|204-301 Raebareli|302|303 Harchandpur|304 Amethi|305 Jais|306 Mahrajganj|307-308 Raebareli|309 Amethi|310-406 Raebareli|408-410 Pratapgarh
|411-413 Prayagraj (Allahabad)|801-802
230=Uttar Pradesh|001-131 Pratapgarh|132 Lalganj|133-134 Pratapgarh|135 Patti|136-202 Pratapgarh|204 Kunda|301-402 Pratapgarh|403 Madhoganj
|404-405 Pratapgarh|501 Antu|502-503 Pratapgarh
231=Uttar Pradesh|001 Mirzapur|205 Chopan|206 Churk|207 Sonbhadra|208 Dudhi|209 Sonbhadra|210 Ghorawal|211 Mirzapur|212-215 Sonbhadra
|216 Robertsganj|217 Renukoot|218 Sonbhadra|219 Obra|220-226 Sonbhadra|301 Ahraura|302-303 Mirzapur|304 Chunar|305-306 Mirzapur
|307 Vindhyachal|309-314 Mirzapur|501 Kachhwa
232=Uttar Pradesh|101-102 Chandauli|103 Chakia|104-111 Chandauli|114 Varanasi|115-120 Chandauli|325-326 Ghazipur|327 Gahmar|328 Reotipur
|329 Zamania|330-339 Ghazipur|340 Deoria|341 Ghazipur
233=Uttar Pradesh|001-222 Ghazipur|223 Rampur|224-300 Ghazipur|301 Mubarakpur|302-303 Ghazipur|304 Saidpur|305-311 Ghazipur
241=Uttar Pradesh|001-122 Hardoi|123 Pali|124 Shahabad|125-203 Hardoi|204 Sandila|301 Bilgram|302 Madhoganj|303 Hardoi|304 Beniganj
|305-402 Hardoi|403 Sandi|404 Gopamau|405 Hardoi|406 Pihani|407 Hardoi
242=Uttar Pradesh|001 Shahjahanpur|021 Sambhal|042-127 Shahjahanpur|220 Allahganj|221 Jalalabad|223 Kant|226 Shahjahanpur|301 Miranpur Katra
|303 Shahjahanpur|305 Khudaganj|306 Shahjahanpur|307 Tilhar|401 Shahjahanpur|405 Khutar|406-407 Shahjahanpur
243=Uttar Pradesh|001-126 Bareilly|201 Baheri|202-203 Bareilly|301 Aonla|302 Bareilly|303 Ramnagar|401 Bareilly|402 Ballia|403-502 Bareilly
|503 Faridpur|504 Bareilly|505 Shahi|506 Bareilly|601-632 Budaun|633 Bilsi|634 Budaun|635 Dataganj|636 Budaun|637 Kakrala|638 Sahaswan
|639 Ujhani|641 Usehat|720 Bisauli|722 Gunnaur|723 Islamnagar|724 Budaun|725 Saidpur|726 Wazirganj|727 Sambhal|751 Babrala
244=Uttar Pradesh|001 Moradabad|102|103-105 Moradabad|221-225 Amroha|231 Dhanaura|235 Gajraula|236 Amroha|241 Hasanpur|242-255 Amroha
|301 Sirsi|302-304 Sambhal|401-402 Moradabad|410 Bahjoi|411 Bilari|412 Chandausi|413 Kundarki|414 Narauli|415 Moradabad|501 Kanth
|504 Moradabad|601 Thakurdwara|602 Moradabad|701 Milak|901-923 Rampur|924 Suar|925-927 Rampur|928 Kemri
244=Uttarakhand|712 Jaspur|713 Udham Singh Nagar|715 Ramnagar|716|717-720 Udham Singh Nagar
245=Uttar Pradesh|101 Hapur|201 Babugarh|205 Hapur|206 Kharkhauda|207-301 Hapur|304 Pilkhuwa
246=Uttarakhand|001-125 Pauri|127 Dugadda|128-131 Pauri|141 Rudraprayag|142-148 Pauri|149 Kotdwara|150 Pauri|155 Lansdowne|159-169 Pauri
|171 Rudraprayag|172-173 Pauri|174 Srinagar|175-285 Pauri|401 Chamoli|419-421 Rudraprayag|422-424 Chamoli|425 Rudraprayag|426-428 Chamoli
|429|431-435 Chamoli|439 Rudraprayag|440-441 Chamoli|442|443 Joshimath|444 Chamoli|445 Rudraprayag|446 Chamoli|448 Rudraprayag
|449-455 Chamoli|469-471 Rudraprayag|472 Pipalkoti|473-474 Chamoli|475 Rudraprayag|481-488 Chamoli|495 Rudraprayag
246=Uttar Pradesh|701 Bijnor|721 Mandawar|722 Afzalgarh|723-724 Bijnor|725 Chandpur|726 Haldaur|727 Bijnor|728 Jhalu|729 Bijnor|731 Kiratpur
|732-737 Bijnor|745 Sahaspur|746 Seohara|747 Sherkot|749 Bijnor|761 Dhampur|762 Nagina|763 Najibabad|764 Bijnor
247=Uttar Pradesh|001-120 Saharanpur|121 Behat|122-340 Saharanpur|341 Gangoh|342 Nakur|343 Titron|451 Rampur|452 Nanauta|453-552 Saharanpur
|554 Deoband|662 Chhutmalpur|669 Saharanpur|771|772 Jalalabad|773 Jhinjhana|774 Kairana|775|776 Shamli|777 Thana Bhawan|778 Un
247=Uttarakhand|656 Haridwar|658 Sultanpur|661 Haridwar|663 Laksar|664-666 Haridwar|667 Roorkee|668 Haridwar|670-671 Haridwar
248=Uttarakhand|001-122 Dehradun|123 Chakrata|124-125 Dehradun|140 Doiwala|142-171 Dehradun|179 Mussoorie|195-197 Dehradun|198 Vikasnagar
|199 Dehradun
249=Uttarakhand|001 Tehri|121-127 Tehri-Garhwal|128 Uttarkashi|130-132 Tehri-Garhwal|135-136 Uttarkashi|137 Tehri-Garhwal|141 Uttarkashi
|145-146 Tehri-Garhwal|151-152 Uttarkashi|155-161 Tehri-Garhwal|165|171 Uttarkashi|175 Narendranagar|180-181 Tehri-Garhwal|185 Uttarkashi
|186-192 Tehri-Garhwal|193-194 Uttarkashi|196|199 Tehri-Garhwal|201 Rishikesh|202-206 Dehradun|301|302-306 Pauri|401-412 Haridwar
250=Uttar Pradesh|001-005 Meerut|101 Khekra|103-205 Meerut|221 Daurala|222 Lawar|223-341 Meerut|342 Sardhana|344 Meerut|345 Binauli
|401 Mawana|402 Meerut|404 Hastinapur|406-502 Meerut|601-609 Baghpat|611 Baraut|615 Baghpat|617 Chhaprauli|619-622 Baghpat
|623 Kishanpur baral|625 Tikri|626 Meerut
251=Uttar Pradesh|001-003 Muzaffarnagar|201 Khatauli|202-203 Muzaffarnagar|301|305 Shamli|306 Baghra|307-308 Muzaffarnagar|309 Budhana
|310 Muzaffarnagar|311 Charthawal|314 Jansath|315 Miranpur|316-318 Muzaffarnagar|319 Sisauli|320-327 Muzaffarnagar
261=Uttar Pradesh|001-125 Sitapur|131 Khairabad|135 Laharpur|136 Sitapur|141 Maholi|145-151 Sitapur|201 Biswan|202 Jahangirabad
|203 Mahmudabad|204-302 Sitapur|303 Sidhauli|304-405 Sitapur|501-506 Kheri
262=Uttar Pradesh|001-123 Pilibhit|124 Kalinagar|201 Bisalpur|202 Bilsanda|203 Barkhera|302-305 Pilibhit|406 Nawabganj|701-801 Kheri
|802 Gola Gokarannath|803 Mailani|804 Kheri|805 Sikandrabad|901-903 Kheri|904|905-908 Kheri
262=Uttarakhand|308 Khatima|309 Tanakpur|310 Champawat|311 Udham Singh Nagar|401 Bazpur|402 Naini Tal|405 Udham Singh Nagar
|501-522 Pithoragarh|523 Champawat|524 Lohaghat|525 Champawat|526 Pithoragarh|527-528 Champawat|529-544 Pithoragarh|545 Dharchula
|546-555 Pithoragarh|561 Champawat|572-576 Pithoragarh|580 Champawat
263=Uttarakhand|001-128 Naini Tal|132 Bhowali|134-135 Naini Tal|136 Bhim Tal|137-138 Naini Tal|139 Haldwani|140 Kaladhungi|141-142 Naini Tal
|145 Udham Singh Nagar|148 Kichha|149-153 Udham Singh Nagar|156-159 Naini Tal|160 Udham Singh Nagar|601 Almora|619-620 Bageshwar
|621-626 Almora|628|629 Almora|630-635 Bageshwar|636-638 Almora|639-642 Bageshwar|643 Almora|645 Ranikhet|646-652 Almora|653 Dwarahat
|655-678 Almora|679 Bageshwar|680 Almora
271=Uttar Pradesh|001-129 Gonda|201 Balrampur|202 Gonda|203 Balrampur|204 Gonda|205-208 Balrampur|209 Gonda|210-215 Balrampur|301 Gonda
|302 Mankapur|303 Nawabganj|304-305 Gonda|306-307 Balrampur|308-403 Gonda|502 Colonelganj|503-603 Gonda|604 Utraula|607-609 Balrampur
|801-802 Bahraich|803-805|806-830 Bahraich|831 Bhinga|835-840|841 Bahraich|845 Ikauna|851-855 Bahraich|861 Balrampur|865 Nanpara
|870 Bahraich|871 Payagpur|872-903 Bahraich|904 Jarwal
272=Uttar Pradesh|001-124 Basti|125-126|127-129 Basti|130 Paras Rampur|131 Captainganj|148|150 Basti|151|152 Siddharthnagar|153 Bansi|154
|155-161 Basti|162 Dhanghata|163 Basti|164-165|171 Basti|172|173 Maghar|175 Khalilabad|176|177-181 Basti|182 Walterganj|189 Siddharthnagar
|190 Basti|191-193 Siddharthnagar|194 Basti|195 Siddharthnagar|199|201-208 Siddharthnagar|270-271|301-302 Basti
273=Uttar Pradesh|001-017 Gorakhpur|151 Maharajganj|152 Pipraich|155 Anandnagar|157 Maharajganj|158 Gorakhpur|161|162 Maharajganj
|163 Siswa Bazar|164 Maharajganj|165|201-203 Gorakhpur|207 Maharajganj|209-213 Gorakhpur|301-305 Maharajganj|306|308-312 Maharajganj
|401 Gorakhpur|402 Barhalganj|403 Bansgaon|404-413 Gorakhpur
274=Uttar Pradesh|001 Deoria|149 Kushinagar|182-202 Deoria|203 Hata|204-205 Deoria|206|207 Kushinagar|208 Deoria|301 Captainganj
|302-303 Kushinagar|304 Padrauna|305 Ramkola|306-403 Kushinagar|404 Deoria|405 Rampur|406-407 Kushinagar|408 Deoria|409 Kushinagar
|501 Deoria|502 Lar|505-705 Deoria|801 Chhitauni|802 Kushinagar|806-808 Deoria
275=Uttar Pradesh|101-105 Mau|201-203 Ghazipur|204 Sadat|205 Ghazipur|301-302 Mau|303|304 Ghosi|305 Kopaganj|306-307 Mau
276=Uttar Pradesh|001 Azamgarh|121 Bilariaganj|122-125 Azamgarh|126 Bansgaon|127-128 Azamgarh|129 Mau|131-136 Azamgarh|137 Maharajganj
|138-139 Azamgarh|140 Jiyanpur|141-201 Azamgarh|202 Lalganj|203 Azamgarh|204 Mehnagar|205-305 Azamgarh|306-403 Mau|404 Mubarakpur|405-406
277=Uttar Pradesh|001-201 Ballia|202 Bansdih|203-205 Ballia|207 Maniar|208 Ballia|209 Reoti|210 Chhata|211-506 Ballia
281=Uttar Pradesh|001-006 Mathura|104|121 Mathura|122 Farah|123 Mathura|201 Bajna|202-203 Mathura|204 Raya|205-206 Mathura|301 Baldeo
|302 Hathras|303 Gokul|305 Mahaban|306 Sadabad|307 Sahpau|308 Mathura|401 Chhata|403 Mathura|404 Shergarh|405 Barsana|406-502 Mathura
|504 Radha Kund
282=Uttar Pradesh|001-010 Agra
283=Uttar Pradesh|101 Achhnera|102 Akola|103 Firozabad|104 Bah|105 Agra|110 Fatehpur Sikri|111 Fatehabad|112-121 Agra|122 Kiraoli
|123 Pinahat|124 Agra|125 Shamsabad|126 Agra|130 Firozabad|135 Shikohabad|136 Jasrana|141-145 Firozabad|151 Sirsaganj|152 Firozabad|201 Agra
|202 Etmadpur|203-207 Firozabad
284=Uttar Pradesh|001-120 Jhansi|121 Baragaon|122 Bansi|123-126 Lalitpur|127-135 Jhansi|136 Lalitpur|201 Jhansi|202 Gursarai|203 Garautha
|204 Jhansi|205 Ranipur|206 Tori Fatehpur|301 Chirgaon|302 Jhansi|303 Moth|304 Samthar|305-401 Jhansi|402-406 Lalitpur|419 Jhansi
|501 Lalitpur
285=Uttar Pradesh|001 Orai|121-125 Jalaun|126 Madhogarh|127 Rampura|128 Jalaun|129 Umri|130-202 Jalaun|203|204 Kalpi|205 Konch|206 Nadigaon
|223 Kotra
301=Rajasthan|001-406 Alwar|407 Mandawar|408 Rajgarh|409-714 Alwar
302=Rajasthan|001-049 Jaipur
303=Rajasthan|001-003 Jaipur|004 Dausa|005-102 Jaipur|103 Shahpura|104 Manoharpur|105-107 Jaipur|108 Kotputli|109-301 Jaipur|302-304 Dausa
|305 Jaipur|313 Bandikui|315-326 Dausa|327 Baswa|328 Jobner|329 Jaipur|338 Phulera|348 Naraina|501-502 Dausa|503 Lalsot|504-510 Dausa
|511 Didwana|601-706 Jaipur|712 Govindgarh|801-807 Jaipur|901 Chaksu|903-908 Jaipur
304=Rajasthan|001-501 Tonk|502 Malpura|503-504 Tonk|505 Todaraisingh|507-803 Tonk|804 Deoli
305=Rajasthan|001-025 Ajmer|026 Nagaur|201 Govindgarh|202-204 Ajmer|205 Rajgarh|206-402 Ajmer|403 Sarwar|404 Kekri|405-415 Ajmer
|601 Nasirabad|621-624 Ajmer|625|627-630 Ajmer|631 Ramgarh|801-819 Ajmer|901 Beawar|921 Rajsamand|922|923-927 Ajmer
306=Rajasthan|001-103 Pali|104 Sojat|105-114 Pali|115 Rani|116-301 Pali|302 Jaitaran|303 Nimaj|304-604 Pali|701 Bali|702 Sadri|703-912 Pali
307=Rajasthan|001-024 Sirohi|025 Udaipur|026-028 Sirohi|029-030 Jalore|031-043 Sirohi|501 Abu|510-514 Sirohi|515 Jalore|801-802 Sirohi
|803 Jalore
311=Rajasthan|001-030 Bhilwara|201 Jahazpur|202-204 Bhilwara|301 Asind|302|401-402 Bhilwara|403 Mandal|404-603 Bhilwara|604 Mandalgarh
|605-606 Bhilwara|801 Gangapur|802 Bhilwara|803 Raipur|804-806 Bhilwara
312=Rajasthan|001-404 Chittaurgarh|601 Nimbahera|602-603 Chittaurgarh|604-605 Pratapgarh|606-614 Chittaurgarh|615-616 Pratapgarh
|617 Chittaurgarh|619 Pratapgarh|620 Mangrol|622 Chittaurgarh|623-626 Pratapgarh|627 Chittaurgarh|628|629-901 Chittaurgarh
313=Rajasthan|001-004 Udaipur|011|022-201 Udaipur|202|203-205 Udaipur|206|207 Rajsamand|211 Dariba|301 Nathdwara|321 Rajsamand|322
|323-342 Rajsamand|601-906 Udaipur
314=Rajasthan|001-804 Dungarpur
321=Rajasthan|001-028 Bharatpur|201 Kumher|202-204 Bharatpur|205 Nagar|206-303 Bharatpur|401 Bayana|402-601 Bharatpur|602 Nadbai
|605-607 Alwar|608-609 Dausa|610|611 Todabhim|612-613 Dausa|614-615 Bharatpur|633 Alwar|642 Bharatpur
322=Rajasthan|001-030 Sawai Madhopur|033|034 Sawai Madhopur|201 Gangapur|202-204|205-211 Sawai Madhopur|212|213 Karauli|214 Sawai Madhopur
|215-218 Karauli|219|220 Karauli|230 Hindaun|234-238 Karauli|240 Dausa|241-255 Karauli|701-704 Sawai Madhopur
323=Rajasthan|001-026 Bundi|301 Kapren|303-307 Chittaurgarh|601-602 Bundi|603 Lakheri|613-803 Bundi
324=Rajasthan|001-010 Kota
325=Rajasthan|001-201 Kota|202 Anta|203-204 Kota|205-206 Baran|207|208 Kota|209 Baran|214 Kota|215 Mangrol|216-219 Baran|220 Chhabra
|221-224 Baran|601 Sangod|602 Kota
326=Rajasthan|001-512 Jhalawar|513 Sunel|514-516 Jhalawar|517 Kota|518 Chechat|519 Ramganj Mandi|520-529 Kota|530 Suket
327=Rajasthan|001-606 Banswara|801 Kushalgarh
328=Rajasthan|001-041 Dhaulpur
331=Rajasthan|001-023 Churu|024 Sikar|025-026 Jhunjhunun|027 Bissau|028 Jhunjhunun|029-303 Churu|304 Taranagar|305-501 Churu|502 Chhapar
|503-506 Churu|507 Sujangarh|517-701 Churu|801 Bikaner|802 Rajaldesar|803-811 Bikaner
332=Rajasthan|001-403 Sikar|404 Ringas|405-708 Sikar|709 Khandela|710-713 Sikar|714 Sirohi|715 Sri Madhopur|716 Jhunjhunun|718-742 Sikar
|746 Jhunjhunun
333=Rajasthan|001-502 Jhunjhunun|503 Khetri|504-801 Jhunjhunun
334=Rajasthan|001-025 Bikaner|201 Napasar|202-604 Bikaner|801 Deshnoke|802 Bikaner|803 Nokha|804-808 Bikaner
335=Rajasthan|001-040 Ganganagar|041 Padampur|042 Ganganagar|051 Raisinghnagar|061 Ganganagar|062|063 Sangaria|064-065 Hanumangarh
|073 Ganganagar|501 Bhadra|502-522 Hanumangarh|523 Nohar|524 Rawatsar|525-526 Hanumangarh|701 Anupgarh|702-711 Ganganagar
|801-802 Hanumangarh|803 Pilibangan|804 Suratgarh|805-901 Ganganagar
341=Rajasthan|001-302 Nagaur|303 Didwana|304-504 Nagaur|505 Makrana|506-509 Nagaur|510 Merta|511-551 Nagaur
342=Rajasthan|001-037 Jodhpur|301 Phalodi|302-309 Jodhpur|310 Jaisalmer|311-314 Jodhpur|601 Pipar|602 Bilara|603-901 Jodhpur|902 Nagaur
343=Rajasthan|001-049 Jalore
344=Rajasthan|001-702 Barmer|703 Rawatsar|704-802 Barmer
345=Rajasthan|001 Jaisalmer|021 Pokaran|022-031 Jaisalmer|033|034 Jaisalmer
360=Gujarat|001-070 Rajkot|110 Paddhari|311 Gondal|320-360 Rajkot|370 Jetpur|375 Rajkot|380 Virpur|405|410 Dhoraji|421-430 Rajkot|440 Supedi
|450 Bhayavadar|452-470 Rajkot|480|485 Rajkot|490|510 Bhanvad|515 Devbhumi Dwarka|520-540 Jamnagar|545 Porbandar|550 Ranavav
|570-579 Porbandar|590
361=Gujarat|001-009 Jamnagar|010|011-150 Jamnagar|160 Kalavad|162 Jamnagar|170 Lalpur|210 Dhrol|220-280 Jamnagar|305 Khambhalia
|306 Devbhumi Dwarka|310 Salaya|315-330 Devbhumi Dwarka|335 Dwarka|345 Mithapur|347 Devbhumi Dwarka|350 Okha
362=Gujarat|001-037 Junagadh|110 Bilkha|120 Junagadh|130 Visavadar|135|140-150 Gir Somnath|205-215 Junagadh|220 Keshod|222 Junagadh
|225 Mangrol|226-227 Junagadh|230|240-250 Junagadh|255|260 Mendarda|263 Junagadh|265 Veraval|268 Prabhas Patan|269 Gir Somnath|275 Sutrapada
|310-315 Junagadh|510 Delvada|530 Gir Somnath|550 Gir Somnath|560 Una|565 Gir Somnath|610 Junagadh|620|625 Junagadh|630 Manavadar
|640 Junagadh|650 Kutiyana|710-715 Gir Somnath|720 Kodinar
362=Dadra and Nagar Haveli and Daman and Diu|520 Diu|540 Diu|570 Diu
363=Gujarat|001-115 Surendranagar|310 Dhrangadhra|320 Surendranagar|330 Halvad|351 Morbi|410 Chuda|421 Limbdi|423|427 Surendranagar
|430 Sayla|435 Surendranagar|440|510 Surendranagar|520 Chotila|530 Thangadh|621 Wankaner|623-643 Morbi|650 Tankara|655|660-670 Morbi
|745-765 Surendranagar|775 Lakhtar|780 Surendranagar
364=Gujarat|001-135 Bhavnagar|140 Talaja|145-230 Bhavnagar|240 Sihor|250 Songadh|260-265 Bhavnagar|270 Palitana|275-280 Bhavnagar|290 Mahuva
|295 Bhavnagar|310 Vallabhipur|313 Bhavnagar|320 Dhola|330 Umrala|505-510 Bhavnagar|515 Savarkundla|521-522 Amreli|525|530 Amreli|710 Botad
|720 Paliyad|730 Botad|740|750 Botad|760|765 Botad
365=Gujarat|220 Damnagar|410 Amreli|421 Babra|430 Lathi|435 Amreli|440 Bagasra|450-555 Amreli|560 Rajula|601-620 Amreli|630 Chalala
|635 Amreli|640 Dhari|645-730 Amreli
370=Gujarat|001 Bhuj|015-040 Kachchh|105 Kukma|110 Anjar|115 Kachchh|130 Khedoi|135 Kachchh|140 Bhachau|145-165 Kachchh|201 Gandhidham
|203-205 Kachchh|210 Kandla port|230-415 Kachchh|421 Mundra|425-445 Kachchh|450 Godhra|455-490 Kachchh|510 Khavda|601-630 Kachchh|641 Jakhau
|645 Kothara|650 Kachchh|655 Naliya|660-675 Kachchh
380=Gujarat|001-063 Ahmedabad
382=Gujarat|006-055 Gandhinagar|110 Sanand|115|120 Detroj|122 Gandhinagar|130 Mandal|140-145 Ahmedabad|150 Viramgam|170 Ahmedabad
|210 Sarkhej|213 Ahmedabad|220 Bavla|225 Dholka|230-240 Ahmedabad|245 Ranpur|250|255 Botad|260 Chaloda|265 Ahmedabad|305-320 Gandhinagar
|321 Chhala|330 Naroda|340-350 Ahmedabad|355 Dabhoda|405-418 Ahmedabad|419 Gandhinagar|421 Adalaj|422-423 Gandhinagar|424|425 Ahmedabad
|426 Gandhinagar|427-449 Ahmedabad|450|455 Dholera|460 Dhandhuka|463-481 Ahmedabad|501-650 Gandhinagar|721 Kalol|722|725-835 Gandhinagar
|845 Mansa|855 Gandhinagar
383=Gujarat|001 Himatnagar|002-120 Sabar Kantha|205 Prantij|210-240 Sabar Kantha|245-251|255 Khedbrahma|260 Akrund|270-275 Sabar Kantha|276
|305 Harsol|307|310 Dhansura|315 Modasa|316-317|320 Sardoi|325-335|340 Sathamba|345 Malpur|350 Meghraj|355|410-422 Sabar Kantha|430 Idar
|434-440 Sabar Kantha|450|460-462 Sabar Kantha
384=Gujarat|001-012 Mahesana|110 Balisana|120 Bhandu|130-140 Mahesana|151 Patan|160 Mahesana|170 Unjha|220 Chanasma|221-230 Patan|240 Harij
|241-255 Patan|260|265-290 Patan|305-310 Mahesana|315 Visnagar|316|320 Mahesana|325 Kheralu|330-345 Mahesana|355 Vadnagar|360-435 Mahesana
|440 Kadi|441-460 Mahesana|465 Langhnaj|470-530 Mahesana|540 Ladol|550-565 Mahesana|570 Vijapur
385=Gujarat|001 Palanpur|010-210 Banas Kantha|310 Dhanera|320-330 Banas Kantha|340 Radhanpur|350-360 Patan|410 Vadgam|421-515 Banas Kantha
|520 Kanodar|530 Bhildi|535-555 Banas Kantha|560 Un|565 Tharad|566-581 Banas Kantha
387=Gujarat|001 Nadiad|002-105 Kheda|110 Ghodasar|115|120 Kheda|130 Mahemdavad|210|220 Anand|230 Kheda|240 Sojitra|305|310 Anand
|315-330 Kheda|335 Mahudha|340 Mahisa|345-370 Kheda|375|380 Vaso|411-520 Kheda|530|540-650 Kheda|710
388=Gujarat|001-110 Anand|120 Vallabh Vidyanagar|130-170 Anand|180|205-210 Anand|215|220 Umreth|225 Dakor|230 Kheda|235|239-245 Kheda
|250 Thasra|255-270|305-320 Anand|325 Karamsad|330-430 Anand|440|450 Petlad|460-520 Anand|530 Bhadran|540 Borsad|543-610 Anand|620 Khambhat
|625-640 Anand|710-713 Panch Mahals
389=Gujarat|001 Godhra|002 Panch Mahals|110|115 Morva (Hadaf)|120 Panch Mahals|130 Piplod|135 Dohad|140 Limkheda|146 Dohad|151 Dahod
|152-160 Dohad|170 Jhalod|172|175-180 Dohad|190|210 Panch Mahals|220-265|310-320 Panch Mahals|330 Kalol|340 Vejalpur|341 Panch Mahals
|350 Halol|360-365 Panch Mahals|370 Shivrajpur|380|382 Dohad|390 Panch Mahals
390=Gujarat|001-026 Vadodara
391=Gujarat|101-107 Vadodara|110 Dabhoi|115 Sinor|120 Narmada|125-140 Chhota Udepur|145 Sankheda|150-156 Chhota Udepur|160 Pavi Jetpur
|165-168 Chhota Udepur|170 Kawant|210-430 Vadodara|440 Padra|445-450 Vadodara|510 Jarod|520-750 Vadodara|760 Vaghodia|761|770 Savli
|774-780 Vadodara|810 Bharuch
392=Gujarat|001-040 Bharuch|110 Amod|130-140 Bharuch|150 Jambusar|155-215 Bharuch|220|230-240 Bharuch|310 Vadodara
393=Gujarat|001 Ankleshwar|002-020 Bharuch|025 Narmada|030 Hansot|040-050 Narmada|105|110-125 Bharuch|130|135 Bharuch|140 Narmada
|145 Rajpipla|150-151 Narmada
394=Gujarat|101-105 Surat|107 Amroli|110-112 Surat|115-120 Bharuch|125 Hathuran|130-140 Surat|150 Kathor|155-221 Surat|230 Sachin
|235-245 Surat|246|248 Surat|250 Mahuva|270-310 Surat|315 Palsana|317-330 Surat|335 Kadod|340 Madhi|345 Surat|350 Sarbhon|352-355 Surat
|365-380 Tapi|405-440 Surat|445 Umarpada|510 Bhatha|515-530 Surat|540 Olpad|550 Surat|601 Bardoli|620|630-641 Tapi|650 Vyara|651
|652-690 Tapi|710-720 The Dangs|730 Waghai|810 Bharuch
395=Gujarat|001-023 Surat
396=Gujarat|001-035 Valsad|040 Navsari|045-050 Valsad|051|055 Valsad|060 Navsari|065-105 Valsad|110 Navsari|115-130 Valsad|135 Nargol
|140-185 Valsad|191 Vapi|195 Valsad|310 Navsari|321 Bilimora|325-350 Navsari|360 Gandevi|370 Kachholi|375 Valsad|380 Navsari|385 Valsad
|403 Navsari|406 Abrama|409-418 Navsari|421 Jalalpore|427-475 Navsari|510 Surat|521 Chikhli|530-570 Navsari|580 Vansda|590 Navsari
396=?|193|215|235-240
396=Dadra and Nagar Haveli and Daman and Diu|210 Daman|220 Daman|230 Silvassa
400=Maharashtra|001-193 Mumbai|601-701 Thane|702 Uran|703 Vashi|704 Raigarh|705 Thane|706 Navi Mumbai|707 Raigarh|708 Airoli|709-710 Thane
401=Maharashtra|101 Thane|102 Palghar|103 Vangaon|105 Palghar|106-107 Thane|108|201-203 Palghar|204|205-302 Palghar|303 Virar
|304-405 Palghar|501 Boisar|502 Tarapur|503 Chinchani|504-506 Palghar|601 Dahanu|602 Palghar|603 Jawhar|604-703 Palghar
402=Maharashtra|101-102 Raigarh|103 Goregaon|104 Mangaon|105 Mhasla|106 Raigarh|107 Pen|108 Raigarh|109 Roha|110-126 Raigarh|201 Alibag
|202 Revdanda|203-209 Raigarh|301 Mahad|302-403 Raigarh|404 Diveagar
403=Goa|001-002 Panaji|004-102 North Goa|103 South Goa|104-106 North Goa|107|108 Goa Velha|109-114 North Goa|115 South Goa|201-206 North Goa
|401 Ponda|402-403 North Goa|404-410 South Goa|501-504 North Goa|505 Sanquelim|506-507 North Goa|508 Aldona|509-510 North Goa|511 Saligao
|512 Pernem|513 North Goa|515 Candolim|516 Calangute|517-521 North Goa|522|523 North Goa|524 Arambol|525-530 North Goa|601-702 South Goa
|703 Cuncolim|704 Sanguem|705 Quepem|706 Curchorem|707 Navelim|708 Colva|709 South Goa|710 Cortalim|711 Chicalim|712-714 South Goa
|715 Chinchinim|716 Benaulim|717-719 South Goa|720 Raia|721 Varca|722-729 South Goa|731 Cavelossim|801 South Goa|802 Vasco da Gama
|803 Mormugao|804-806 South Goa
410=Maharashtra|101 Neral|102 Matheran|201 Karjat|202 Khalapur|203 Khopoli|204-205 Raigarh|206 Panvel|207-209 Raigarh|210 Kharghar
|216-222 Raigarh|301 Khandala|302-406 Pune|501 Chakan|502 Junnar|503 Manchar|504 Narayangaon|505 Rajgurunagar|506 Talegaon Dabhade
|507-513 Pune|515 Kalamb|516-517 Pune
411=Maharashtra|001-081 Pune
412=Maharashtra|101-105 Pune|106 Vadgaon|107 Pune|108 Paud|109 Dehu|110-201 Pune|202 Uruli Kanchan|203-205 Pune|206 Bhor|207 Pune
|208 Talegaon Dhamdhere|209-220 Pune|301 Saswad|303 Jejuri|304-312 Pune|401 Arvi|402 Vada|403 Pabal|404 Kadus|405-412 Pune|801-802 Satara
|803 Wai|804 Bavdhan|805 Panchgani|806 Satara
413=Maharashtra|001-008 Solapur|101 Akluj|102 Baramati|103-105 Pune|106 Indapur|107-109 Solapur|110 Pune|111-113 Solapur|114-116 Pune
|118 Solapur|120-133 Pune|201 Jamkhed|202 Solapur|203 Karmala|204 Kharda|205 Ahmednagar|206 Solapur|207 Amalner|208 Kurduvadi
|209-210 Solapur|211|212 Solapur|213 Mohol|214 Solapur|215 Hotgi|216 Solapur|217 Maindargi|218 Solapur|219 Karajagi|220 Dudhani
|221-227 Solapur|228 Valsang|229 Beed|248 Solapur|249 Beed|250-302 Solapur|303 Ashti|304 Pandharpur|305-306 Solapur|307 Sangola
|308-309 Solapur|310 Piliv|314-401 Solapur|402 Vairag|403-404 Solapur|405 Osmanabad|406-412 Solapur|501-509 Osmanabad|510|511-519 Latur
|520 Ausa|521 Nilanga|522-523 Latur|524 Nalegaon|525-526 Osmanabad|527 Renapur|528 Osmanabad|529-531 Latur|532 Jalkot|534 Osmanabad
|544-581 Latur|582 Osmanabad|601 Tuljapur|602 Naldurg|603-604 Osmanabad|605 Murum|606 Osmanabad|607 Latur|608-623 Osmanabad|624 Kati
|625-626 Osmanabad|701 Shrigonda|702-704 Ahmednagar|705 Rahuri|706 Ahmednagar|707 Puntamba|708-739 Ahmednagar|801 Daund|802 Pune
414=Maharashtra|001-101 Ahmednagar|102 Pathardi|103-113 Ahmednagar|201 Chichondi Patil|202 Beed|203 Ashti|204-208 Beed|301 Ahmednagar
|302 Parner|303-304 Ahmednagar|305 Alkuti|306 Nighoj|401 Ahmednagar|402 Karjat|403-501 Ahmednagar|502 Shevgaon|503-602 Ahmednagar|603 Nevasa
|604-605 Ahmednagar|606 Chanda|607-701 Ahmednagar
415=Maharashtra|001-023 Satara|101 Malkapur|102-109 Satara|110 Karad|111-124 Satara|202 Ratnagiri|203 Mandangad|205 Satara|206 Patan
|207 Satara|208 Ratnagiri|209-212 Satara|213 Raigarh|214 Ratnagiri|301-303 Sangli|304 Kadegaon|305-306 Sangli|307 Khanapur|308 Kharsundi
|309-310 Sangli|311 Vite|312 Satara|313-401 Sangli|402 Bilashi|403-407 Sangli|408 Shirala|409-418 Sangli|501 Koregaon|502-508 Satara
|509 Mhasvad|510 Satara|511 Rahimatpur|512-513 Satara|514 Kudal|515-522 Satara|523 Phaltan|524-540 Satara|601 Ratnagiri|602 Shirgaon
|603-604 Ratnagiri|605 Chiplun|606 Ratnagiri|607 Nandgaon|608-628 Ratnagiri|629 Shirgaon|634 Ratnagiri|635|637-702 Ratnagiri|703 Guhagar
|705 Ratnagiri|706 Dabhol|708 Ratnagiri|709 Khed|710-711 Ratnagiri|712 Dapoli|713 Harnai|714-803 Ratnagiri|804 Devrukh|805 Jaitapur
|806-807 Ratnagiri
416=Maharashtra|001-013 Kolhapur|101 Jaysingpur|102 Kolhapur|103 Shirol|104-111 Kolhapur|112 Vadgaon|113 Kolhapur|114 Kodoli
|115 Ichalkaranji|116-146 Kolhapur|201 Panhala|202-211 Kolhapur|212 Radhanagari|213-215 Kolhapur|216 Kagal|218 Kolhapur|219 Murgud
|220-236 Kolhapur|301-310 Sangli|311 Savlaj|312-317 Sangli|401 Arag|402-437 Sangli|501 Kolhapur|502 Gadhinglaj|503-504 Kolhapur|505 Ajara
|506 Halkarni|507-508 Kolhapur|509 Chandgad|510-515 Sindhudurg|516 Vengurla|517-518 Sindhudurg|519 Mangaon|520 Kudal|521-525 Sindhudurg
|526-527 Kolhapur|528-550 Sindhudurg|551-552 Kolhapur|601 Sindhudurg|602 Kankavli|603-605 Sindhudurg|606 Malvan|608-609 Sindhudurg
|610 Shirgaon|611-632 Sindhudurg|701 Lanja|702 Rajapur|703 Sindhudurg|704-713 Ratnagiri|801-804 Sindhudurg|805 Vada|806 Vijaydurg
|807-813 Sindhudurg
421=Maharashtra|002-302 Thane|303 Palghar|305-306 Thane|308 Bhiwandi|311 Thane|312 Palghar|401 Murbad|402-403 Thane|501 Ambernath
|502-506 Thane|601 Shahapur|602 Kasara|603-605 Thane
422=Maharashtra|001-207 Nashik|208 Peint|209 Pimpalgaon Baswant|210 Nashik|211 Surgana|212 Trimbak|213-302 Nashik|303 Niphad|304 Nashik
|305 Vinchur|306 Lasalgaon|308-402 Nashik|403 Igatpuri|501-502 Nashik|601-603 Ahmednagar|604 Rajur|605 Sangamner|606 Nashik
|608-611 Ahmednagar|620 Ghargaon|622 Ahmednagar
423=Maharashtra|101-102 Nashik|104 Manmad|105 Nashik|106 Nandgaon|107 Rahata|108 Nashik|109 Shirdi|110-202 Nashik|203 Malegaon|204 Nampur
|205-213 Nashik|301 Satana|302-303 Nashik|401 Yeola|402-502 Nashik|601 Kopargaon|602-607 Ahmednagar|701 Vaijapur|702-703 Aurangabad
424=Maharashtra|001-006 Dhule|101 Chalisgaon|102-107 Jalgaon|108 Hirapur|109 Nashik|119 Jalgaon|201 Pachora|202-208 Jalgaon|301 Dhule
|302 Kusumba|303 Dhule|304 Sakri|305-307 Dhule|308 Shirud|309 Songir|310 Kasara|311-318 Dhule
425=Maharashtra|001-004 Jalgaon|101 Asoda|102-104 Jalgaon|105 Dharangaon|107 Chopda|108 Jalgaon|109 Erandol|110 Kasoda|111 Parola
|112-304 Jalgaon|305 Varangaon|306-327 Jalgaon|401 Amalner|402 Jalgaon|403 Dhule|404 Nardana|405 Shirpur|406-407 Dhule|408 Dondaicha
|409 Shahada|410 Sarangkheda|411-412 Nandurbar|413 Taloda|414-417 Nandurbar|418 Navapur|419 Nandurbar|420 Jalgaon|421 Thalner|422 Prakasha
|423-426 Nandurbar|427-428 Dhule|432-452 Nandurbar|501 Jalgaon|502 Savda|503 Faizpur|504-507 Jalgaon|508 Raver|524 Jalgaon
431=Maharashtra|001-011 Aurangabad|025|101 Khuldabad|102 Aurangabad|103 Kannad|104-105 Aurangabad|107 Paithan|109 Gangapur
|110-111 Aurangabad|112 Sillod|113 Aurangabad|114 Bhokardan|115-120 Aurangabad|121|122-130 Beed|131 Majalgaon|132|133 Aurangabad|134
|135-136 Aurangabad|137|142-143 Beed|144 Wadwani|147-152 Aurangabad|153 Beed|154|202-214 Jalna|215 Rajur|401-402 Parbhani|501 Partur
|502 Jalna|503 Sailu|504 Jalna|505 Parbhani|506 Pathri|507 Ashti|508 Parbhani|509 Jintur|510 Parbhani|511 Purna|512-513 Hingoli|514 Parbhani
|515 Beed|516 Parbhani|517 Ambajogai|518-520 Beed|521 Parbhani|522 Latur|523-530 Beed|536 Parbhani|537 Pedgaon|540-541 Parbhani|542 Hingoli
|543|601-606 Nanded|701 Hingoli|702 Kalamnuri|703 Goregaon|704 Ardhapur|705 Hingoli|707-709 Nanded|710 Biloli|711 Nanded|712 Hadgaon
|713-719 Nanded|720 Parbhani|721-722 Nanded|723 Shahapur|724-746 Nanded|750 Malegaon|801 Bhokar|802-803 Nanded|804 Kinwat|805-808 Nanded
|809 Dharmabad|810-811 Nanded
440=Maharashtra|001-038 Nagpur
441=Maharashtra|001 Nagpur|101 Khapa|102 Nagpur|103 Kondhali|104 Nagpur|105 Parseoni|106 Ramtek|107 Saoner|108-123 Nagpur|124|201 Bhiwapur
|202 Kuhi|203 Umred|204 Nagpur|205-206 Chandrapur|207-209 Gadchiroli|210 Mandhal|212 Chandrapur|214 Nagpur|215 Chandrapur|217 Gadchiroli
|221 Chandrapur|222 Sindewahi|223 Chandrapur|224 Mul|225 Saoli|226 Chandrapur|301 Nagpur|302 Katol|303 Mowad|304-404 Nagpur|501 Kalmeshwar
|502 Mohpa|601-702 Gondia|801 Goregaon|802 Sakoli|803 Lakhandur|804 Bhandara|805 Dighori|806-807 Gondia|809 Bhandara|901 Gondia|902 Amgaon
|903-909 Bhandara|910 Pauni|911 Gondia|912 Tumsar|913-915 Bhandara|916 Gondia|924 Bhandara
442=Maharashtra|001-003 Wardha|101 Deoli|102-104 Wardha|105 Sindi|106-111 Wardha|201 Arvi|202 Ashti|203 Karanja|301 Hinganghat|302 Pulgaon
|303-304 Wardha|305 Samudrapur|306 Wardha|307 Wadner|401-503 Chandrapur|504 Sironcha|505-507 Chandrapur|603-606 Gadchiroli|701 Ballarpur
|702 Chandrapur|703 Allapalli|704 Gadchiroli|705 Aheri|707 Ashti|709-710 Gadchiroli|901-902 Chandrapur|903 Chimur|904 Chandrapur|905 Rajura
|906 Chandrapur|907 Warora|908 Chandur|914-917 Chandrapur|918-919 Gadchiroli|920 Chandrapur
443=Maharashtra|001-002 Buldana|101 Malkapur|102-106 Buldana|112 Dharangaon|201-203 Buldana|204 Deulgaon Raja|206 Buldana|301 Mehkar
|302 Lonar|303 Buldana|304 Janephal|308-401 Buldana|402 Jalgaon|403 Buldana|404 Nandura
444=Maharashtra|001-007 Akola|101 Akot|102 Borgaon Manju|103-104 Akola|105 Karanja|106-107 Akola|108 Telhara|109 Akola|110 Kamargaon
|111-126 Akola|201 Paturda|202 Buldana|203 Shegaon|204 Sonala|301 Buldana|302 Balapur|303 Khamgaon|304 Buldana|306 Pimpalgaon Raja|311 Akola
|312 Buldana|401 Akola|402 Washim|403 Mangrul Pir|404 Washim|405-407 Akola|409 Washim|501 Patur|502 Akola|503 Malegaon|504 Shirpur
|505 Washim|506 Risod|507-510 Washim|511 Akola|601-607 Amravati|701 Badnera|702 Amravati|704 Chandur Bazar|705 Anjangaon|706-723 Amravati
|801 Walgaon|802 Amravati|803 Daryapur|804-905 Amravati|906 Warud|907-915 Amravati
445=Maharashtra|001-201 Yavatmal|202 Darwha|203 Digras|204 Pusad|205 Yavatmal|206 Umarkhed|207-230 Yavatmal|301 Ghatanji|302-303 Yavatmal
|304 Wani|305-324 Yavatmal|401 Kalamb|402 Ralegaon
450=Madhya Pradesh|001 Khandwa|051-110|112 Mundi|114 Punasa|116-119|221 Nepanagar|331-332 Burhanpur|337|445 Shahpur|551-554|661 Pandhana
|771-991
451=Madhya Pradesh|001 Khargone|111 Sanawad|113-220 Khargone|221 Mandleshwar|224 Maheshwar|225 Khargone|228 Kasrawad|331 Bhikangaon
|332-442 Khargone|447-551 Barwani|556 Anjad|660|666 Sendhwa|770 Pansemal|881 Barwani
452=Madhya Pradesh|001-020 Indore
453=Madhya Pradesh|001 Betma|111 Hatod|112 Indore|115 Depalpur|220 Gautampura|331-446 Indore|551 Sanwer|552-556 Indore|661 Manpur|771 Indore
454=Madhya Pradesh|001-111 Dhar|116 Rajgarh|221 Bagh|331 Kukshi|335-441 Dhar|446 Manawar|449 Dharampuri|552 Dhamnod|660 Badnawar
|665-774 Dhar|775 Pithampur
455=Madhya Pradesh|001-223 Dewas|227 Bagli|332 Kannod|336 Khategaon|339-440 Dewas|459 Satwas
456=Madhya Pradesh|001-010 Ujjain|221 Unhel|222-331 Ujjain|335 Nagda|337-661 Ujjain|664 Narwar|665 Tarana|668-776 Ujjain
457=Madhya Pradesh|001 Ratlam|111|114 Ratlam|118 Tal|119 Ratlam|222 Namli|226 Jaora|331 Piploda|333-441 Ratlam|550 Sailana|555 Ratlam
|661-772 Jhabua|773 Petlawad|775 Jhabua|777 Thandla|779 Jhabua|882-888 Alirajpur|990 Jobat|993 Ranapur
458=Madhya Pradesh|001-002 Mandsaur|110 Manasa|113-116 Neemuch|118 Rampura|220 Neemuch|226 Ratangarh|228 Singoli|330 Jawad|336 Neemuch
|339 Malhargarh|389 Mandsaur|441-470 Neemuch|553 Narayangarh|556-771 Mandsaur|775 Bhanpura|778-880 Mandsaur|883 Shamgarh|888-895 Mandsaur
|990 Sitamau
460=Madhya Pradesh|001-110 Betul|220 Bhainsdehi|225-330 Betul|440 Shahpur|443-449 Betul|551 Amla|553-557 Betul|661 Multai|663-668 Betul
461=Madhya Pradesh|001-110 Hoshangabad|111 Itarsi|114-221 Hoshangabad|223 Seoni Malwa|228-441 Harda|445 Sehore|446-551 Hoshangabad|661 Babai
|668-775 Hoshangabad|881 Pachmarhi|990 Hoshangabad
462=Madhya Pradesh|001-045 Bhopal|046 Mandideep|047-101 Bhopal|116|120 Bhopal
463=Madhya Pradesh|106-111 Bhopal
464=Madhya Pradesh|001-226 Vidisha|228 Sironj|240|258-337 Vidisha|551-651 Raisen|661 Sanchi|665-668 Raisen|671 Khargone|672 Raisen
|770 Udaipura|774-886 Raisen|986 Sultanpur|990-993 Raisen
465=Madhya Pradesh|001 Shajapur|106 Maksi|110-220 Shajapur|223 Akodia|226-227 Shajapur|230|313 Ujjain|333-339 Shajapur|441-445|447 Susner
|449-550|661-669 Rajgarh|674 Biaora|677 Rajgarh|679 Khilchipur|680 Talen|683-685 Rajgarh|687 Khujner|689-691 Rajgarh|693 Machalpur
|697 Sarangpur
466=Madhya Pradesh|001-115 Sehore|116 Ashta|118-445 Sehore|446 Rehti|448-665 Sehore
470=Madhya Pradesh|001-115 Sagar|117 Khurai|118 Sagar|119 Rahatgarh|120 Sihora|124-226 Sagar|227 Rehli|228 Dhana|229 Garhakota|232-335 Sagar
|337 Karrapur|339 Shahgarh|340-442 Sagar|661-666 Damoh|669 Sagar|672-772 Damoh|775 Hatta|776 Damoh|880 Tendukheda|881 Damoh
471=Madhya Pradesh|001-105 Chhatarpur|111 Harpalpur|201-318 Chhatarpur|405 Bijawar|408-516 Chhatarpur|525 Chandla|606 Chhatarpur
|625 Rajnagar
472=Madhya Pradesh|001-101 Tikamgarh|111 Baldeogarh|115 Khargapur|118 Jatara|221 Palera|246 Orchha|331 Tikamgarh|336-337|339 Tikamgarh
|442-447
473=Madhya Pradesh|001 Guna|101|105 Guna|106|110-118 Guna|222 Kumbhraj|226 Raghogarh|249-287 Guna|330-440 Ashoknagar|443 Mungaoli
|444-445 Ashoknagar|446 Chanderi|447 Ashoknagar|551 Shivpuri|585 Bamor Kalan|638 Shivpuri|660 Karera|662-670 Shivpuri|770 Kolaras
|773-865 Shivpuri|880 Narwar|885 Badarwas|990-995 Shivpuri
474=Madhya Pradesh|001-020 Gwalior
475=Madhya Pradesh|001 Antri|002 Gwalior|005 Tekanpur|110 Dabra|115 Gwalior|220 Bhitarwar|330-331 Gwalior|335-675 Datia|682 Seondha
|685-686 Datia
476=Madhya Pradesh|001 Morena|111 Ambah|115 Porsa|134-228 Morena|229 Sabalgarh|332-335|337 Sheopur|338|339-355 Sheopur|444-554 Morena
477=Madhya Pradesh|001-117 Bhind|222 Mau|227 Bhind|331 Umri|332-335 Bhind|441 Mihona|445 Lahar|446 Bhind|447 Daboh|449 Alampur|450-557 Bhind
|566 Barhi|660 Bhind
480=Madhya Pradesh|001-105 Chhindwara|106 Sausar|107 Chhindwara|108 Lodhikheda|109-115 Chhindwara|221 Amarwara|223 Chhindwara|224 Harrai
|331 Chhindwara|334 Pandhurna|337-338 Chhindwara|441 Parasia|442-559 Chhindwara|661-884 Seoni|886 Lakhnadon|887-999 Seoni
481=Madhya Pradesh|001-102 Balaghat|105 Ukwa|111 Baihar|115-224 Balaghat|226 Hatta|331 Waraseoni|332-441 Balaghat|445 Katangi|449 Tirodi
|551-556 Balaghat|661-771 Mandla|776 Nainpur|778 Dindori|879 Shahpur|880-990 Dindori|995-998 Mandla
482=Madhya Pradesh|001-056 Jabalpur
483=Madhya Pradesh|001 Barela|053 Jabalpur|105 Katangi|110 Jabalpur|113 Patan|119 Shahpura|220 Panagar|222 Jabalpur|225 Sihora|330-332 Katni
|334|336 Majholi|440-504 Katni|770 Barhi|773-990 Katni
484=Madhya Pradesh|001 Shahdol|110 Burhar|113 Anuppur|114 Shahdol|116|117 Shahdol|120-224 Anuppur|330 Jaithari|334 Kotma|336-447 Anuppur
|551-555 Umaria|660 Chandia|661-664 Umaria|665 Manpur|669-770 Shahdol|771 Jaisinghnagar|774 Beohari|776 Shahdol|881 Anuppur|886 Amarkantak
|887 Anuppur
485=Madhya Pradesh|001-112 Satna|113 Madhogarh|114-226 Satna|227 Kotar|331-441 Satna|446 Nagod|447-661 Satna|666 Kothi|771 Maihar
|772-774 Satna|775 Amarpatan|778-881 Satna
486=Madhya Pradesh|001-006 Rewa|111 Mangawan|114-123 Rewa|220 Teonthar|223-226 Rewa|331 Mauganj|333-338 Rewa|340 Naigarhi|341-440 Rewa
|441 Baikunthpur|445-450 Rewa|550 Govindgarh|553 Gurh|556 Rewa|661-666 Sidhi|669|670-776 Sidhi|881 Singrauli|882|883 Sidhi|884-892 Singrauli
487=Madhya Pradesh|001-118 Narsimhapur|221 Kareli|225-337 Narsimhapur|441 Sihora|551 Gadarwara|555-661 Narsimhapur|770 Chichli
|881 Narsimhapur
488=Madhya Pradesh|001-059 Panna|220 Ajaigarh|222-333 Panna|441 Amanganj|442-443 Panna|446 Pawai|448 Panna
490=Chhattisgarh|001-026 Bhilai|036|042 Kumhari
491=Chhattisgarh|001-107 Durg|111 Patan|221|222 Balod|223|225-228 Balod|229 Raj Nandgaon|230 Balod|331-332|335 Bemetara|336 Kabeerdham
|337-340 Bemetara|441-558 Raj Nandgaon|559 Pandaria|661 Dongargaon|665-668 Raj Nandgaon|771 Balod|881 Raj Nandgaon|885 Chhuikhadan|888 Durg
|993 Bemetara|995 Kawardha|996 Kabeerdham
492=Chhattisgarh|001-101 Raipur|109 Gariaband|112 Baloda Bazar
493=Chhattisgarh|101 Simga|111 Raipur|113 Baloda Bazar|114-116 Raipur|118 Bhatapara|195|196 Baloda Bazar|221 Raipur|222 Bhatgaon|225 Raipur
|228-344 Baloda Bazar|441 Arang|445-449 Mahasamund|526 Baloda Bazar|551 Pithora|554 Basna|555 Mahasamund|558 Saraipali|559 Baloda Bazar
|661 Raipur|662 Dhamtari|663 Kurud|770-778 Dhamtari|881 Raipur|885|887-996 Gariaband
494=Chhattisgarh|001 Jagdalpur|010-115 Raipur|122|220 Kondagaon|221-222 Raipur|223 Bastar|224 Bhanpuri|226-237 Kondagaon|331-332 Raipur
|333 Narharpur|334 Kanker|335-347 Raipur|441 Dantewada|442 Bastar|444 Bijapur|446-448 Raipur|449 Dantewada|450 Bijapur|552-553 Dantewada
|556 Kirandul|635 Kanker|661-662 Narayanpur|665-669 Kanker|670 Raipur|771-777 Kanker
495=Chhattisgarh|001-113 Bilaspur|115 Lormi|116 Bilaspur|117-118|119 Pendra|220-222 Bilaspur|224|330 Takhatpur|334-335 Mungeli|442 Ratanpur
|444 Korba|445 Katghora|446|447-448 Korba|449|450-455 Korba|550-551 Bilaspur|552 Akaltara|553-554 Janjgir-Champa|555 Bilaspur|556 Kharod
|557 Seorinarayan|559 Baloda|660-663 Janjgir-Champa|668 Janjgir|669 Janjgir-Champa|671 Champa|674-684 Korba|686-688 Janjgir-Champa|689 Sakti
|690-695 Janjgir-Champa
496=Chhattisgarh|001-109 Raigarh|111 Gharghoda|113|115-116 Raigarh|118 Pathalgaon|220-330 Jashpur|331 Jashpurnagar|334-338 Jashpur
|440 Raigarh|445 Sarangarh|450-554 Raigarh|661 Kharsia|665 Raigarh
497=Chhattisgarh|001 Ambikapur|101-116 Surguja|117-119|220 Ramanuj Ganj|223-235|331 Koria|333|335 Baikunthpur|339-778 Koria
500=Telangana|001-098 Hyderabad|100-101 Medchal Malkajgiri|102 Rangareddi|103 Medchal Malkajgiri|104 Rangareddi|106 Hyderabad|108 Rangareddi
|109-110 Hyderabad|111 Rangareddi|112|113 Rangareddi|114 Medchal Malkajgiri|117-118 Hyderabad|119
501=Telangana|101-121 Vikarabad|141 Tandur|142-202 Vikarabad|203|218 Rangareddi|301 Ghatkesar|302-303 Medchal Malkajgiri|359 Rangareddi
|401 Medchal|501-502 Vikarabad|503-512 Rangareddi|513
502=Telangana|001-034 Sangareddi|101 Medak|102|103-108 Siddipet|109-113 Medak|114 Siddipet|115-130 Medak|205-246 Sangareddi|247|248 Medak
|249-251 Sangareddi|255 Medak|256-257 Sangareddi|267 Siddipet|269-270|271 Medak|273 Sangareddi|276-281 Siddipet|284-287 Sangareddi|290
|291-300 Sangareddi|301 Siddipet|302-303 Medak|305-307 Sangareddi|310-312 Siddipet|313-314|316 Medak|318 Sangareddi|319 Patancheru
|321-329 Sangareddi|331 Medak|334|335 Medak|336|345-371 Sangareddi|372-375 Siddipet|381 Medak
503=Telangana|001-003 Nizamabad|101-145 Kamareddy|164-180 Nizamabad|185 Bodhan|186 Nizamabad|187 Banswada|188-218 Nizamabad|219
|223-246 Nizamabad|301-306 Kamareddy|307-308 Nizamabad|309-310 Kamareddy|311 Nizamabad|321 Kamareddy|322 Nizamabad
504=Telangana|001-002 Adilabad|101-110 Nirmal|201 Mancheral|202-203 Nirmal|204-231 Mancheral|251 Bellampalli|272 Tandur|273-292|293 Asifabad
|294-297|299 Sirpur|300|301-303 Mancheral|304 Adilabad|306 Nirmal|307-309 Adilabad|310 Nirmal|311-312 Adilabad|313-314|323 Adilabad|346
505=Telangana|001-002 Karimnagar|101-102|122-129 Karimnagar|152-174 Peddapalli|184 Manthani|185 Peddapalli|186 Karimnagar|187-188 Peddapalli
|208 Ramagundam|209-215 Peddapalli|301 Sirsilla|302-305 Rajanna Sircilla|306 Jagtial|307 Rajanna Sircilla|325-331 Jagtial|401
|402-405 Rajanna Sircilla|415|416-425 Jagtial|445 Karimnagar|450 Jagtial|451 Karimnagar|452-462 Jagtial|466 Siddipet|467|468-470 Karimnagar
|471-472|473 Siddipet|474-475 Karimnagar|476-481|490 Karimnagar|497-498|501 Jagtial|502 Karimnagar|503-504 Jayashankar Bhupalapally
|505 Karimnagar|506-514 Peddapalli|524 Rajanna Sircilla|525 Peddapalli|526 Jagtial|527 Karimnagar|528|529 Jagtial|530-531|532 Jagtial
506=Telangana|001-015 Warangal|101-105 Mahabubabad|112-132 Warangal|134 Gudur|135 Mahabubabad|142|143 Jangaon|144-145|146 Jangaon|151-163
|164 Warangal|165-166|167 Jangaon|168-170 Jayashankar Bhupalapally|172|175-222 Jangaon|223-224|244-303 Jangaon|310-313|314 Warangal
|315 Mahabubabad|316 Jangaon|317 Mahabubabad|318|319 Jayashankar Bhupalapally|324-325 Mahabubabad|329 Warangal|330|331 Warangal
|332 Mahabubabad|333-342 Warangal|343-344|345 Jayashankar Bhupalapally|347|348 Jayashankar Bhupalapally|349|350 Warangal|352|355 Siddipet
|356 Jayashankar Bhupalapally|365 Warangal|366 Jayashankar Bhupalapally|367|368 Mahabubabad|369 Warangal|370-371|381 Dornakal|391 Warangal
507=Telangana|001-003 Khammam|101-103 Bhadradri Kothagudem|111 Bhadrachalam|112-114 Bhadradri Kothagudem|115 Paloncha
|116-120 Bhadradri Kothagudem|122 Khammam|123 Yellandu|124-128 Bhadradri Kothagudem|133-136|137-154 Bhadradri Kothagudem|157-165 Khammam
|166 Bhadradri Kothagudem|167-170 Khammam|171 Bhadradri Kothagudem|182-209 Khammam|210-211 Mahabubabad|301 Bhadradri Kothagudem|302 Khammam
|303 Sathupalli|304-305 Khammam|306 Bhadradri Kothagudem|315-316|318 Khammam
508=Telangana|001-004 Nalgonda|101-113|114 Nalgonda|115|116 Bhongir|117-126|201 Suriapet|202 Nalgonda|204 Suriapet|205 Nalgonda|206 Suriapet
|207-211 Nalgonda|212-214 Suriapet|217 Nalgonda|218-221 Suriapet|223|224-238 Suriapet|243-245 Nalgonda|246 Suriapet|247-250 Nalgonda|252-253
|254 Nalgonda|255 Chandur|256-266 Nalgonda|277|278 Nalgonda|279-280 Suriapet|284-355|373-374 Nalgonda|376|377 Nalgonda
509=Telangana|001-002 Mahbubnagar|102 Nagar Karnul|103-104 Wanparti|105|106 Wanparti|110|120 Wanparti|125 Gadwal|126-129 Jogulamba Gadwal
|130|131 Wanparti|132-135 Jogulamba Gadwal|152 Alampur|153 Jogulamba Gadwal|201 Nagar Karnul|202|203 Nagar Karnul|204|205 Narayanpet|206
|207 Rangareddi|208 Narayanpet|209 Nagar Karnul|210 Narayanpet|215 Nagar Karnul|216-217 Rangareddi|219 Mahbubnagar|228 Rangareddi|235
|301 Mahbubnagar|302|311 Narayanpet|320|321 Rangareddi|324 Nagar Karnul|325 Rangareddi|326 Nagar Karnul|327-328 Rangareddi|334 Mahbubnagar
|335-336|337 Mahbubnagar|338 Vikarabad|339-340|349 Nagar Karnul|350|351-353 Narayanpet|357|358 Rangareddi|360-371|375-376 Nagar Karnul|380
|381 Wanparti|382|385-401 Nagar Karnul|406|407 Narayanpet|408-409|410 Rangareddi|411 Narayanpet|412 Nagar Karnul
515=Andhra Pradesh|001-006 Anantapur|101|110 Penukonda|122-164|201 Hindupur|202-212|231 Gorantla|241-301|303 Anantapur|305-341
|401-408 Anantapur|411 Tadpatri|413-465 Anantapur|501-581|591 Kadiri|601|611 Anantapur|621-661|671 Dharmavaram|672|701-711 Anantapur
|721 Kandukur|722-741 Anantapur|751 Atmakur|761 Kalyandurg|763-803 Anantapur|812 Uravakonda|822-872 Anantapur
516=Andhra Pradesh|001 Cuddapah|002-218|227 Badvel|228-268|269 Rayachoti|270|289 Kamalapuram|293-359|360 Proddatur|361-380|390 Pulivendla
|391-433|434 Jammalamadugu|439-503|504 Ramapuram|505
517=Andhra Pradesh|001-004 Chittoor|101|102 Narasingapuram|112 Pakala|113-132 Chittoor|152|167-172 Chittoor|192|193-194 Tirupati
|213 Chittoor|214|234 Chittoor|235-236|237 Chittoor|247|257 Chittoor|277-319|325 Madanapalle|326-391|401 Chittoor|403 Ramapuram
|408-416 Chittoor|417-418|419-424 Chittoor|425 Kuppam|426-432 Chittoor|501-504 Tirupati|505|506-508 Tirupati|509 Chittoor|510|520 Renigunta
|526-536 Tirupati|541 Chittoor|551-561 Tirupati|569 Chittoor|571-581 Tirupati|582 Chittoor|583 Puttur|584 Vepagunta|586 Chittoor|587
|588-589 Tirupati|590 Nagari|591-599 Chittoor|619-641 Tirupati|642 Chittoor|643 Tirupati|644|645-646 Tirupati
518=Andhra Pradesh|001-007 Kurnool|010|101-206 Nandyal|216 Kurnool|217|218 Kurnool|220 Nandyal|221|222 Dhone|225 Kurnool|301 Adoni
|302-308 Kurnool|313 Kosigi|323-396 Kurnool|401 Nandikotkur|405-412 Nandyal|422 Atmakur|432|442 Nandyal|452|462-465 Kurnool|466 Gudur
|467 Kurnool|468|501-502 Nandyal|508|510-674 Nandyal
520=Andhra Pradesh|001-015 Vijayawada
521=Andhra Pradesh|001 Machilipatnam|002-004 Krishna|101 Gannavaram|102 Krishna|104-105|106-107 Krishna|108-109|110 Krishna|111|120 Krishna
|121 Avanigadda|122-150 Krishna|151 Kankipadu|153-158 Krishna|162 Polavaram|163-164 Krishna|165 Vuyyuru|170-184|185 Nandigama|190|201 Nuzvid
|202-211 Ellore|212|213 Ellore|214-215|224 Krishna|225-231|235-256 Krishna|260|261-263 Krishna|286|301 Gudivada|311-312 Ellore
|320-322 Krishna|323|324 Krishna|325-326|327-328 Krishna|329|330-332 Krishna|333 Kaikalur|340 Pallevada|343 Korukollu|344-345 Ellore
|356 Gudlavalleru|366 Pedana|369-390 Krishna|401-457
522=Andhra Pradesh|001-015 Guntur|016|017-019 Guntur|020|034 Guntur|101-111 Bapatla|112 Guntur|113|124 Ponnur|201-202 Guntur|211-212
|213 Guntur|233-234|235-241 Guntur|256 Bhattiprolu|257-264 Bapatla|265 Repalle|268 Bapatla|301|302-308 Guntur|309-314 Bapatla|315|316 Guntur
|317 Bapatla|318|324-329 Bapatla|330 Guntur|341|401 Guntur|402|403 Sattenapalle|408-421|426 Macherla|435-439|501 Tadepalle|502 Guntur
|503 Mangalagiri|508-510 Guntur|529 Phirangipuram|549|601 Narasaraopet|603-646|647 Vinukonda|649-663
523=Andhra Pradesh|001 Ongole|002-104 Prakasam|105 Kandukur|108-117 Prakasam|135 Bapatla|155 Chirala|157-171 Bapatla|180 Prakasam|181
|182 Prakasam|183|184 Bapatla|185-186|187 Vetapalem|190 Bapatla|201 Addanki|211 Prakasam|212-214 Bapatla|223-228 Prakasam|230 Kanigiri
|240-246 Prakasam|247 Darsi|252-254 Prakasam|260-261 Bapatla|262 Prakasam|263-264|265-292 Prakasam|301-303 Bapatla|304-315 Prakasam
|316 Markapur|320-332 Prakasam|333 Cumbum|334-356 Prakasam|357 Giddalur|367-373 Prakasam
524=Andhra Pradesh|001-005 Nellore|101 Gudur|121-124 Tirupati|126 Nellore|127-129 Tirupati|131 Nellore|132-134 Tirupati|137-152 Nellore
|201 Kavali|203-321 Nellore|322 Atmakur|323-366 Nellore|401 Tirupati|402 Nellore|403-404 Tirupati|405 Nellore|406 Tirupati|407-408 Nellore
|409|410-413 Tirupati|414 Nellore|415-421 Tirupati
530=Andhra Pradesh|001-048 Visakhapatnam|049|051-059 Visakhapatnam
531=Andhra Pradesh|001 Anakapalle|002 Visakhapatnam|011-019 Anakapalle|020 Visakhapatnam|021|022-023 Anakapalle|024|025-028 Anakapalle
|029-030|031 Visakhapatnam|032-034 Anakapalle|035 Visakhapatnam|036 Anakapalle|040 Visakhapatnam|055-060 Anakapalle|061|075 Anakapalle|077
|081 Visakhapatnam|082 Etikoppaka|083 Anakapalle|084-087 Visakhapatnam|105-111|113-114 Anakapalle|115 Visakhapatnam|116 Narsipatnam
|117-118 Visakhapatnam|126 Anakapalle|127 Visakhapatnam|133|149-151 Visakhapatnam|162|163-219 Visakhapatnam
532=Andhra Pradesh|001-005 Srikakulam|122|123 Srikakulam|127|148-168 Srikakulam|184|185-195 Srikakulam|201 Tekkali|203-220 Srikakulam
|221 Palasa|222 Srikakulam|242 Mandasa|243-264 Srikakulam|284 Sompeta|290-292 Srikakulam|312 Ichchapuram|322-410 Srikakulam
|421 Narasannapeta|425-432 Srikakulam|440-443|445 Srikakulam|455-456|457-459 Srikakulam|460|461 Srikakulam|462|474-484 Srikakulam
533=Andhra Pradesh|001-016 Kakinada|101-108 Rajahmundry|124-125 East Godavari|126|201 Amalapuram|210-228|229 East Godavari|232-241
|242 Razole|244-252|253 East Godavari|254|255 Ramachandrapuram|256|260 Kakinada|261-263|264 East Godavari|274-286|287 East Godavari
|288 Rampachodavaram|289-294 East Godavari|295|296 East Godavari|297-307|308 Mandapeta|309|339 East Godavari|340-341|342-343 East Godavari
|344 Kakinada|345-351|352-353 East Godavari|354|355 East Godavari|401 Tuni|406-407 Kakinada|408-430|431-435 Kakinada|436|437 Peddapuram
|440 Samalkot|444-449 Kakinada|450 Pithapuram|451|460-463 Kakinada|468 Kakinada|483-577
533=?|464
534=Andhra Pradesh|001-004 Ellore|005|006-008 Ellore|101-126 West Godavari|134 Attili|145-176 West Godavari|186|195 Ellore|196 West Godavari
|197 Pippara|198|199 West Godavari|201 Bhimavaram|202-210 West Godavari|211 Tanuku|215-230 West Godavari|235 Akividu|236-281 West Godavari
|301 Nidadavole|302-305 West Godavari|311 Ellore|312|313 West Godavari|315 Polavaram|316 West Godavari|318|320 Penugonda
|324-328 West Godavari|329 Kanuru|330-340 West Godavari|341|342 West Godavari|350 Kovvur|401 Ellore|406|411-416 West Godavari|425-475 Ellore
535=Andhra Pradesh|001-004 Vizianagaram|005|006-124 Vizianagaram|125|126 Vizianagaram|128 Chipurupalle|145|148 Dharmavaram
|160-161 Vizianagaram|183|204-240 Vizianagaram|250 Visakhapatnam|260-270 Vizianagaram|273|280-281 Vizianagaram|463|501 Parvatipuram|502-522
|523 Vizianagaram|524-557|558 Bobbili|559|568-569 Vizianagaram|573|578-582 Vizianagaram|591 Salur|592-594
560=Karnataka|001-119 Bengaluru|300-500 Bengaluru Urban
561=Karnataka|101-201 Ramanagara|202 Tumakuru|203-205 Bengaluru Rural|206 Chikkaballapur|207 Bagepalli|208 Chikkaballapur|209 Gudibanda
|210-228 Chikkaballapur
562=Karnataka|101-104 Chikkaballapur|105 Sidlaghatta|106 Anekal|107 Bengaluru Urban|108-109 Ramanagara|110-111 Bengaluru Rural
|112 Ramanagara|114 Hoskote|117-119 Ramanagara|120 Magadi|121 Ramanagara|122 Bengaluru Rural|123 Nelamangala|125 Bengaluru Urban
|126-128 Ramanagara|129 Bengaluru Rural|130|131 Ramanagara|132 Bengaluru Rural|135 Vijayapura|138 Ramanagara|149-157 Bengaluru Urban
|159 Ramanagara|160 Channapatna|161 Ramanagara|162 Bengaluru Urban|163|164-165 Bengaluru Rural|166 Ramanagara
563=Karnataka|101-121 Kolar|122 Robertsonpet|123-124 Chikkaballapur|125 Chintamani|126-127 Kolar|128 Chikkaballapur|129 Kolar|130 Malur
|131 Mulbagal|132-134 Kolar|135 Srinivaspur|136-139 Kolar|146 Chikkaballapur|147-157 Kolar|159 Chikkaballapur|160-163 Kolar
570=Karnataka|001-034 Mysuru
571=Karnataka|101 Bannur|102-104 Mysuru|105 Hunsur|106-108 Mysuru|109 Chamrajnagar|110 Mysuru|111 Gundlupet|114 Mysuru|115 Chamrajnagar
|116 Mysuru|117 Chamrajnagar|118-120 Mysuru|121 Sargur|122 Mysuru|123 Chamrajnagar|124|125 Mysuru|126-128 Chamrajnagar|129-190 Mysuru
|201 Madikeri|202-215 Kodagu|216 Ponnampet|217-219 Kodagu|231 Kodlipet|232 Kodagu|234 Kushalnagar|235-236 Kodagu|237 Suntikoppa
|247-254 Kodagu|301 Nanjangud|302-312 Mysuru|313 Chamrajnagar|314-315 Mysuru|316|320-342 Chamrajnagar|401-427 Mandya|428 Maddur|429 Mandya
|430 Malavalli|431 Melukote|432 Nagamangala|433-438 Mandya|439 Chamrajnagar|440 Kollegal|441 Yelandur|442|443-444 Chamrajnagar
|445-455 Mandya|457 Chamrajnagar|463-478 Mandya|490 Chamrajnagar|601-604 Mysuru|605-607 Mandya|610-617 Mysuru|802-812 Mandya
572=Karnataka|101-126 Tumakuru|127 Kodigenahalli|128 Tumakuru|129 Koratagere|130 Kunigal|132-136 Tumakuru|137 Sira|138-175 Tumakuru
|201 Tiptur|211-215 Tumakuru|216 Gubbi|217-226 Tumakuru|227 Turuvekere|228 Tumakuru
573=Karnataka|101 Hassan|102 Arkalgud|103 Arsikere|111-115 Hassan|116 Channarayapatna|117-119 Hassan|120 Gorur|121-129 Hassan|130 Konanur
|131-133 Hassan|134 Sakleshpur|135-210 Hassan|211 Hole Narsipur|212 Hassan|213 Alur|214-226 Hassan
574=Karnataka|101-103 Udupi|104 Karkala|105-106 Udupi|107|108 Udupi|109|110-129 Udupi|141-153 Dakshina Kannada|154 Mulki
|162-199 Dakshina Kannada|201 Puttur|202-210 Dakshina Kannada|211 Bantval|212-233 Dakshina Kannada|234|235-243 Dakshina Kannada|244 Udupi
|248-313 Dakshina Kannada|314|323-509 Dakshina Kannada
575=Karnataka|001-009 Mangaluru|010-019 Dakshina Kannada|020 Ullal|022-030 Dakshina Kannada
576=Karnataka|101-121 Udupi|122 Pangala|124-213 Udupi|214 Byndoor|215-257 Udupi|282 Hosangadi|283 Udupi
577=Karnataka|001-009 Davanagere|101-114 Chikkamagaluru|115 Shimoga|116 Birur|117-125 Chikkamagaluru|126 Koppa|127-133 Chikkamagaluru
|134 Narasimharajapura|135-138 Chikkamagaluru|139 Sringeri|140-182 Chikkamagaluru|201-211 Shimoga|213 Channagiri|214 Shimoga|215 Davanagere
|216 Shimoga|217 Honnali|218-219 Davanagere|220 Shimoga|221 Davanagere|222 Shimoga|223-224 Davanagere|225|226-227 Shimoga|228 Tarikere
|229 Shimoga|230-231 Davanagere|232-245 Shimoga|301 Bhadravati|302 Shimoga|401 Sagar|411-422 Shimoga|423 Kumsi|424-428 Shimoga|429 Sorab
|430-453 Shimoga|501-511 Chitradurga|512-514 Davanagere|515 Chitradurga|516 Davanagere|517-520 Chitradurga|521|522 Challakere
|523-524 Chitradurga|525 Davanagere|526 Holalkere|527 Chitradurga|528 Jagalur|529 Chitradurga|530 Davanagere|531-533 Chitradurga
|534 Mayakonda|535-543 Chitradurga|544 Davanagere|545-546 Chitradurga|547 Chikkamagaluru|548 Kadur|549-550 Chikkamagaluru|551-553 Davanagere
|554-555 Chitradurga|556 Davanagere|557-558 Chitradurga|566-589 Davanagere|596-597 Chitradurga|598 Hiriyur|599 Chitradurga|601 Davanagere
580=Karnataka|001-011 Dharwad|020-032 Hubballi|112-118 Dharwad
581=Karnataka|101-102 Haveri|103 Alnavar|104 Hangal|105 Dharwad|106 Byadgi|107 Dharwad|108-112 Haveri|113 Kundgol|115-116 Haveri|117 Dharwad
|118-120 Haveri|121 Uttar Kannada|123-128 Haveri|129 Uttar Kannada|145-148 Haveri|186-187 Uttar Kannada|193 Haveri|195-196 Dharwad
|198-199 Haveri|201 Dharwad|202-203 Haveri|204 Dharwad|205 Shiggaon|206-207 Dharwad|208 Haveri|209 Dharwad|210-237 Haveri|301 Karwar
|302-308 Uttar Kannada|314 Ankola|315-319 Uttar Kannada|320 Bhatkal|321 Uttar Kannada|322 Bilgi|323-324 Uttar Kannada|325 Dandeli
|326-328 Uttar Kannada|329 Haliyal|330-333 Uttar Kannada|334 Honavar|335-342 Uttar Kannada|343 Kumta|344-348 Uttar Kannada|349 Mundgod
|350-354 Uttar Kannada|355 Siddapur|356-358 Uttar Kannada|359 Yellapur|360-400 Uttar Kannada|401 Sirsi|402-453 Uttar Kannada
582=Karnataka|101-115 Gadag|116 Lakshmeshwar|117 Mulgund|118 Mundargi|119 Naregal|120 Gadag|201 Annigeri|202-205 Gadag|206 Konnur
|207 Nargund|208 Navalgund|209 Ron|210-211 Gadag
583=Karnataka|101-118 Ballari|119 Sandur|120 Ballari|121 Siruguppa|122-124 Ballari|125-127|128-129 Ballari|130-131|132 Kampli|134
|135 Kudligi|136-137|152-155 Ballari|201-225|226-238 Koppal|239 Hampi|268 Koppal|275 Ballari|276|277 Kushtagi|278-283 Koppal|284 Mudhol
|285-288 Koppal
584=Karnataka|101-122 Raichur|123 Manvi|124 Raichur|125 Mudgal|126-203 Raichur
585=Karnataka|101-107 Kalaburgi|201-202 Yadgir|210-213 Kalaburgi|214|215-216 Yadgir|217-218 Kalaburgi|219-221 Yadgir|222 Kalaburgi
|223 Yadgir|224 Shorapur|225 Wadi|226-227 Bidar|228 Shahabad|229-236 Kalaburgi|237 Yadgir|265 Kalaburgi|287-291 Yadgir|292-303 Kalaburgi
|304 Yadgir|305-306 Kalaburgi|307 Chincholi|308 Kalaburgi|309|310-314 Kalaburgi|315 Yadgir|316-317 Kalaburgi|318 Mudhol|319 Yadgir
|320 Kalaburgi|321 Yadgir|322 Kalaburgi|323 Sagar|324-325 Kalaburgi|326 Aurad|327 Basavakalyan|328 Bhalki|329-353 Bidar|355 Yadgir
|367 Kalaburgi|401-437 Bidar|443 Mudhol|444-448 Bidar
586=Karnataka|101-127 Vijayapura|128 Sindgi|129-208 Vijayapura|209 Indi|210-217 Vijayapura
587=Karnataka|101-113 Bagalkot|114 Belur|115 Bagalkot|116 Bilgi|117 Bagalkot|118 Hungund|119-120 Bagalkot|121 Konnur|122-124 Bagalkot
|125 Ilkal|154-157 Bagalkot|201 Badami|202-205 Bagalkot|206 Kerur|207 Bagalkot|301 Jamkhandi|311 Bagalkot|312 Mahalingpur|313 Mudhol
|314 Rabkavi|315 Terdal|316-331 Bagalkot
590=Karnataka|001-020 Belagavi
591=Karnataka|101 Belagavi|102 Bail-Hongal|103-125 Belagavi|126 Saundatti|127-173 Belagavi|201 Chikodi|211-230 Belagavi|231 Konnur
|232-287 Belagavi|301 Londa|302 Khanapur|303-306 Belagavi|307 Gokak|308 Belagavi|309 Hukeri|310-312 Belagavi|313 Sankeshwar|314-346 Belagavi
600=Tamil Nadu|001-133 Chennai
601=Tamil Nadu|101-103 Thiruvallur|201 Gummidipundi|202 Thiruvallur|203 Minjur|204 Ponneri|205-206 Thiruvallur|301 Kanchipuram
602=Tamil Nadu|001 Thiruvallur|002|003-026 Thiruvallur|105 Sriperumbudur|106 Kanchipuram|108|117-118 Kanchipuram
603=Tamil Nadu|001-002|003 Vallam|004-105|106-107 Kanchipuram|108-201|202 Guduvancheri|203-305|306 Madurantakam|307-401|402-403 Kanchipuram
|405|406 Uttiramerur
604=Tamil Nadu|001 Tindivanam|101-152 Villupuram|153 Sathyamangalam|154-201 Villupuram|202 Gingee|203-205 Villupuram|206 Vallam
|207-307 Villupuram|401-407 Tiruvannamalai|408 Vandavasi|409-411 Tiruvannamalai|501 Desur|502-601 Tiruvannamalai
605=Puducherry|001-006 Puducherry|008-013 Puducherry
605=?|007|014|102|105-107|110-111|501-502
605=Tamil Nadu|101 Auroville|103-104 Villupuram|108 Valavanur|109 Villupuram|201-403 Villupuram|601-651 Villupuram|652 Vikravandi
|701 Villupuram|702-751 Kallakkurichchi|752 Villupuram|754 Kallakkurichchi|755 Villupuram|756|757 Tirukkoyilur|758 Villupuram
|759-766 Kallakkurichchi|801 Ariyalur|802 Kadambur|803 Villupuram
606=Tamil Nadu|001 Vriddhachalam|003 Cuddalore|102 Kallakkurichchi|103 Cuddalore|104 Mangalam|105 Pennadam|106 Cuddalore|107 Kallakkurichchi
|108-111 Cuddalore|115|201-202 Kallakkurichchi|203|204-213 Kallakkurichchi|301|302-304 Cuddalore|305-402 Kallakkurichchi
|601-611 Tiruvannamalai|701 Chengam|702-751 Tiruvannamalai|752 Mangalam|753 Tiruvannamalai|754 Vettavalam|755-802 Tiruvannamalai|803 Polur
|804-908 Tiruvannamalai
607=Tamil Nadu|001-006 Cuddalore|101|102-104 Cuddalore|105 Nellikkuppam|106 Panruti|107|108-112 Cuddalore|201-202 Kallakkurichchi
|203 Villupuram|204 Kallakkurichchi|205 Cuddalore|209|301-303 Cuddalore|308 Gandhi Nagar|401 Cuddalore|801-807 Cuddalore
607=?|402-403
608=Tamil Nadu|001 Chidambaram|002 Annamalainagar|102-702 Cuddalore|703 Srimushnam|704-801 Cuddalore|901 Ariyalur
609=Tamil Nadu|001-112 Mayiladuthurai|113 Tirumullaivasal|114-203 Mayiladuthurai|204|205-402 Mayiladuthurai|403 Thiruvarur
|404 Mayiladuthurai|405-502 Thiruvarur|503-504|608 Thiruvarur|701-704 Nagapattinam|801 Kuttalam|802 Thanjavur|803 Mayiladuthurai
|804 Thanjavur|805-806 Mayiladuthurai|807 Thanjavur|808-811 Mayiladuthurai
609=Puducherry|601-602 Karaikal|605-607 Karaikal|609 Karaikal
609=?|603-604
610=Tamil Nadu|001-005 Thiruvarur|101|102-104 Thiruvarur|105 Nannilam|106|107-109 Thiruvarur|201|202 Thiruvarur|203|204 Nagapattinam
|205-206 Thiruvarur|207 Nagapattinam
611=Tamil Nadu|001-003 Nagapattinam|101|102-103 Nagapattinam|104 Kilvelur|105-112 Nagapattinam
612=Tamil Nadu|001 Kumbakonam|002 Thanjavur|101 Aduthurai|102-106 Thanjavur|201|202 Thanjavur|203|204-301 Thanjavur|302 Swamimalai
|303-504 Thanjavur|601 Thiruvarur|602 Thanjavur|603-604 Thiruvarur|605|610-701 Thiruvarur|702-703 Thanjavur|801 Thiruvarur|802
|803 Thiruvarur|804|901-905 Ariyalur|906
613=Tamil Nadu|001-203 Thanjavur|204 Thiruvaiyaru|205 Thanjavur|301 Pudukkottai|303-602 Thanjavur|701-705 Thiruvarur
614=Tamil Nadu|001 Mannargudi|013-014 Thiruvarur|015|016 Thiruvarur|017|018 Thiruvarur|019|020 Thiruvarur|101 Koothanallur
|102-103 Thiruvarur|201-204 Thanjavur|205 Papanasam|206-207 Thanjavur|208|210-301 Thanjavur|302|303-402 Thanjavur|403-404 Thiruvarur
|601-615 Thanjavur|616 Arantangi|617-622 Pudukkottai|623 Thanjavur|624 Pudukkottai|625-628 Thanjavur|629-630 Pudukkottai|701 Adirampattinam
|702-703 Thiruvarur|704|705-706 Thiruvarur|707 Nagapattinam|708-710 Thiruvarur|711|712 Nagapattinam|713 Thiruvarur|714 Nagapattinam
|715 Thiruvarur|716|717 Thiruvarur|723 Thanjavur|738 Thiruvarur|801 Pudukkottai|802-804 Thanjavur|805 Pudukkottai|806-810 Nagapattinam
|901 Thanjavur|902|903 Madukkur|904-906 Thanjavur
620=Tamil Nadu|001-102 Tiruchirappalli
621=Tamil Nadu|001-009 Tiruchirappalli|010 Turaiyur|011|012-014 Tiruchirappalli|101-102 Perambalur|103 Arumbavur|104|105 Tiruchirappalli|106
|107-108 Perambalur|109-110|111-112 Tiruchirappalli|113-133 Perambalur|202-210 Tiruchirappalli|211 Musiri|212 Perambalur
|213-218 Tiruchirappalli|219 Perambalur|220|301 Karur|302 Tiruchirappalli|305 Kovilpatti|306-307 Tiruchirappalli|308|310 Tiruchirappalli
|311 Karur|312|313 Karur|314-315 Tiruchirappalli|316 Pudukkottai|601 Lalgudi|651|652 Tiruchirappalli|653|701 Ariyalur
|702-703 Tiruchirappalli|704-705 Ariyalur|706 Tiruchirappalli|707 Ariyalur|708 Perambalur|709-710 Ariyalur|711 Pullambadi
|712 Tiruchirappalli|713|714-715 Ariyalur|716|717 Perambalur|718-719 Ariyalur|722 Tiruchirappalli|729-801 Ariyalur|802 Jayamkondacholapuram
|803-851 Ariyalur
622=Tamil Nadu|001-005 Pudukkottai|101 Annavasal|102|103-104 Pudukkottai|201 Arimalam|202-209 Pudukkottai|301 Alangudi|302-402 Pudukkottai
|403|404-515 Pudukkottai
623=Tamil Nadu|115-407 Ramanathapuram|409 Tondi|501-517 Ramanathapuram|518 Mandapam|519-522 Ramanathapuram|523 Periyapattinam
|524-525 Ramanathapuram|526 Rameswaram|527-566 Ramanathapuram|601 Abiramam|603-707 Ramanathapuram|708 Peraiyur|711-806 Ramanathapuram
624=Tamil Nadu|001-005 Dindigul|101 Kodaikanal|103-206 Dindigul|208 Nilakottai|210-403 Dindigul|601 Palani|610-612 Dindigul|613 Ayakudi
|614-622 Dindigul|701 Attur|702-709 Dindigul|710 Vedasandur|711-801 Dindigul|802 Vadamadurai
625=Tamil Nadu|001-101 Madurai|102|103-105 Madurai|106 Melur|107-201 Madurai|203 Theni|205-402 Madurai|501 Alanganallur|503 Palamedu
|512-513 Theni|514 Madurai|515 Chinnamanur|516 Cumbum|517 Theni|518 Gudalur|520-521 Theni|522 Kombai|523-526 Theni|527 Madurai|528 Theni
|529 Madurai|530-531 Theni|532 Usilampatti|533-534 Theni|535 Madurai|536 Theni|537 Madurai|540-582 Theni|601 Periyakulam|602-605 Theni
|701-702 Madurai|703 Peraiyur|704-708 Madurai
626=Tamil Nadu|001-105 Virudhunagar|106 Kariapatti|107-122 Virudhunagar|123 Sivakasi|124 Virudhunagar|125 Srivilliputhur
|126-139 Virudhunagar|140|141-189 Virudhunagar|201 Elayirampannai|202|203 Sattur|204 Virudhunagar|205|607-612 Virudhunagar
627=Tamil Nadu|001-107 Tirunelveli|108 Nanguneri|109-201 Tirunelveli|202|351 Tirunelveli|352 Gangaikondan|353-359 Tirunelveli
|401 Ambasamudram|412 Thenkasi|413|414 Tirunelveli|415 Thenkasi|416 Kallidaikurichi|417 Tirunelveli|418|420-422 Tirunelveli|423-424 Thenkasi
|425-601 Tirunelveli|602|603-657 Tirunelveli|713|719 Thenkasi|751 Kadayanallur|753-756 Thenkasi|757 Sivagiri|758 Vasudevanallur
|759-818 Thenkasi|851 Alangulam|852-854 Thenkasi|855 Puliyangudi|856-858 Thenkasi|859 Surandai|860-862 Thenkasi|951|953 Thenkasi
628=Tamil Nadu|001-201 Thoothukudi|202 Arumuganeri|203-402 Thoothukudi|501 Kovilpatti|502-503 Thoothukudi|552 Kalugumalai|601 Srivaikuntam
|612-712 Thoothukudi|714 Kadambur|716-718 Thoothukudi|720 Turaiyur|721-753 Thoothukudi|801 Eral|802-901 Thoothukudi|902 Ettaiyapuram
|903-904 Thoothukudi|905 Pudur|906-952 Thoothukudi
629=Tamil Nadu|001 Nagercoil|002-162 Kanniyakumari|163 Kuzhithurai|164-204 Kanniyakumari|251 Colachel|252 Manavalakurichi
|301-901 Kanniyakumari
630=Tamil Nadu|001-105 Sivaganga|106 Kottaiyur|107 Pallattur|108 Puduvayal|201-301 Sivaganga|302 Devakottai|303-305 Sivaganga|306 Kallupatti
|307-553 Sivaganga|554 Mangalam|555 Sivaganga|556 Nattarasankottai|557-602 Sivaganga|606 Manamadurai|609 Sivaganga|610|611 Tiruppuvanam
|612-713 Sivaganga
631=Tamil Nadu|001 Arakkonam|002-152 Ranipet|201-402 Thiruvallur|501-561 Kanchipuram|601 Ayyampettai|603-606 Kanchipuram
|701-702 Tiruvannamalai
632=Tamil Nadu|001-101 Vellore|102|103-113 Vellore|114 Sathyamangalam|115-209 Vellore|301 Arni|311 Tiruvannamalai|312|313-317 Tiruvannamalai
|318 Ranipet|319 Vellore|326 Tiruvannamalai|401-502 Ranipet|503 Arcot|504-505 Ranipet|506 Kalavai|507|508-510 Ranipet|511-512|513 Walajapet
|514-516|517 Ranipet|518|519 Vellore|520|521-531 Ranipet|601-604 Vellore
635=Tamil Nadu|001-105 Krishnagiri|106|107-108 Krishnagiri|109 Hosur|110 Krishnagiri|111 Dharmapuri|112 Krishnagiri|113 Kelamangalam
|114-115 Krishnagiri|116|117-122 Krishnagiri|123|124-130 Krishnagiri|201|202 Dharmapuri|203-204 Krishnagiri|205 Dharmapuri
|206-207 Krishnagiri|301-303 Dharmapuri|304|305 Dharmapuri|306-307 Krishnagiri|601-655|701 Alangayam|702|703 Tiruvannamalai|710
|751 Vaniyambadi|752-801|802 Ambur|803 Vellore|804|805-806 Vellore|807-808|809-810 Vellore|811-812|813 Vellore|814-901
636=Tamil Nadu|001-103 Salem|104 Belur|105 Gangavalli|106-112 Salem|113-114|115 Salem|116 Viraganur|117 Salem|118|119-141 Salem|142 Namakkal
|201 Salem|202 Namakkal|203|204 Salem|301 Namakkal|302-351 Salem|352 Dharmapuri|354-453 Salem|454 Nangavalli|455 Omalur|456-602 Salem
|701-805 Dharmapuri|806 Marandahalli|807-809 Dharmapuri|810 Pennagaram|811 Dharmapuri|812 Krishnagiri|813 Dharmapuri|902|903 Harur
|904-907 Dharmapuri
637=Tamil Nadu|001-021 Namakkal|101 Idappadi|102 Konganapuram|103-107 Salem|201-216 Namakkal|301 Salem|302-304|401-405 Namakkal
|406 Namagiripettai|407 Namakkal|408 Rasipuram|409-415 Namakkal|501|502 Salem|503 Mallasamudram|504 Salem|505 Namakkal
638=Tamil Nadu|001-005 Erode|006-008 Namakkal|009 Erode|010 Namakkal|011-055 Erode|056|057-102 Erode|103 Tiruppur|104 Erode|105 Tiruppur
|106 Mulanur|107 Erode|108|109 Sivagiri|110|111 Tiruppur|112-116 Erode|151 Kodumudi|152-154 Erode|181 Namakkal|182 Velur|183|301 Bhavani
|311 Ammapettai|312-316 Erode|401 Sathyamangalam|402 Erode|451|452 Gobichettipalayam|453-457 Erode|458 Nambiyur|459-460|461 Erode|462
|476 Erode|501 Anthiyur|502-506 Erode|656 Dharapuram|657-673 Tiruppur|701 Kangayam|702-706 Tiruppur|751|752-812 Tiruppur
639=Tamil Nadu|001-008 Karur|101 Tiruchirappalli|102 Karur|103|104 Kulittalai|105-111 Karur|112 Tiruchirappalli|113-114 Karur
|115 Tiruchirappalli|116-136 Karur|201-203|205-207 Karur
641=Tamil Nadu|001-101 Coimbatore|103 Irugur|104 Karamadai|105 Madukkarai|107-301 Coimbatore|302 Sirumugai|305 Coimbatore|401|402 Sulur
|407 Coimbatore|601-652 Tiruppur|653 Annur|654-655 Tiruppur|658|659 Coimbatore|662 Tiruppur|663 Mangalam|664 Palladam|665-667 Tiruppur
|668-669 Coimbatore|670 Tiruppur|671|687 Tiruppur|697 Coimbatore
642=Tamil Nadu|001 Pollachi|002-101 Coimbatore|102 Tiruppur|103-110 Coimbatore|111-112 Tiruppur|113|114-117 Coimbatore|120|122 Tiruppur
|123-125 Coimbatore|126 Tiruppur|127 Valparai|128 Tiruppur|129-130 Coimbatore|132 Tiruppur|133-134 Coimbatore|154 Gandhi Nagar|201 Tiruppur
|202|203-204 Tiruppur|205|206-207 Tiruppur
643=Tamil Nadu|001-216 Nilgiris|217 Kotagiri|218-223 Nilgiris|224 Naduvattam|225-226 Nilgiris|231 Wellington|233-270 Nilgiris
670=Kerala|001-051 Kannur|101 Thalassery|102-107 Kannur|141 Taliparamba|142-306 Kannur|307 Payyanur|308-504 Kannur|511|521-611 Kannur|612
|613-643 Kannur|644-646 Wayanad|649-701 Kannur|702 Mattanur|703-708 Kannur|721 Panamaram|731 Wayanad|741 Kannur
671=Kerala|121-313 Kasaragod|314 Nileshwar|315 Kanhangad|316-552 Kasaragod
673=Kerala|001-014 Kozhikode|015 Beypore|016-106 Kozhikode|121 Kalpetta|122-124 Wayanad|301-306 Kozhikode|307 Kollam|308-309 Kozhikode
|311-313 Kannur|314 Malappuram|315 Kozhikode|316 Kannur|317-503 Kozhikode|504 Nadapuram|505-517 Kozhikode|521 Iringal|522-570 Kozhikode
|571 Kunnamangalam|572-574 Kozhikode|575-579 Wayanad|580 Kozhikode|581 Wayanad|582-586 Kozhikode|591-596 Wayanad|601-613 Kozhikode
|614 Naduvannur|616-631 Kozhikode|632-633|634-647 Malappuram|655 Kozhikode|661 Mavoor
673=Puducherry|310 Mahe
676=Kerala|101-562 Malappuram
678=Kerala|001-762 Palakkad
679=Kerala|101-104 Palakkad|105-106 Thrissur|121-313 Palakkad|321-334 Malappuram|335-337 Palakkad|338-357 Malappuram|501-523 Palakkad
|531-532 Thrissur|533-554 Palakkad|561-564 Thrissur|571-591 Malappuram
680=Kerala|001-051 Thrissur|101 Guruvayur|102-104 Thrissur|121 Irinjalakuda|122-502 Thrissur|503 Kunnamkulam|504-663 Thrissur
|664 Kodungallur|665-666 Thrissur|667|668-751 Thrissur
682=Kerala|001-053 Cochin|301-511 Ernakulam
682=Lakshadweep|551-554|555 Kavaratti|556-559
683=Kerala|101 Aluva|102 Ernakulam|104 Kalamassery|105-541 Ernakulam|542 Perumbavoor|543-594 Ernakulam
685=Kerala|501-532 Idukki|533|535-609 Idukki|612 Munnar|613-620 Idukki
686=Kerala|001-101 Kottayam|102-103|104-106 Kottayam|121 Erattupetta|122-509 Kottayam|510|511 Pathanamthitta|512 Kottayam|513-514
|515-533 Kottayam|534 Alappuzha|535-546 Kottayam|547 Pathanamthitta|548-653 Kottayam|661 Muvattupuzha|662 Ernakulam|663 Ramamangalam
|664-693 Ernakulam
688=Kerala|001-521 Alappuzha|522 Kalavoor|523 Alappuzha|524 Cherthala|525-533 Alappuzha|534 Aroor|535 Alappuzha|536 Vayalar
|537-582 Alappuzha
689=Kerala|101 Tiruvalla|102-108 Pathanamthitta|109 Alappuzha|110-115 Pathanamthitta|121 Chengannur|122-123|124-126 Alappuzha
|501-503 Pathanamthitta|504-506 Alappuzha|507 Pathanamthitta|508-512 Alappuzha|513-515 Pathanamthitta|520-521 Alappuzha
|531-551 Pathanamthitta|571-574 Alappuzha|581-589 Pathanamthitta|590 Alappuzha|591-594 Pathanamthitta|595 Alappuzha|597-621 Pathanamthitta
|622-624 Alappuzha|625-626 Pathanamthitta|627 Alappuzha|641-693 Pathanamthitta|694|695-696 Kollam|698-711 Pathanamthitta
690=Kerala|101 Mavelikara|102-503 Alappuzha|504|505-517 Alappuzha|518-521 Kollam|522|523-526 Kollam|527 Alappuzha|528 Kollam
|529-535 Alappuzha|536 Kollam|537 Alappuzha|538-546 Kollam|547|548-559 Alappuzha|561 Kollam|571-572 Alappuzha|573-574 Kollam
691=Kerala|001-304 Kollam|305 Punalur|306-522 Kollam|523-526 Pathanamthitta|527 Kollam|530 Pathanamthitta|531-543 Kollam
|551-552 Pathanamthitta|553|554-555 Pathanamthitta|556|557-602 Kollam
695=Kerala|001-099 Thiruvananthapuram|101 Attingal|102-104 Thiruvananthapuram|121 Neyyattinkara|122-134 Thiruvananthapuram|141 Varkala
|142-526 Thiruvananthapuram|527 Kovalam|528 Thiruvananthapuram|541 Nedumangad|542-561 Thiruvananthapuram|562|563-615 Thiruvananthapuram
700=West Bengal|001-163 Kolkata
711=West Bengal|101-115 Howrah|201 Bally|202-302 Howrah|303 Bagnan|304-309 Howrah|310 Fort Gloster|312 Howrah|313 Sankrail|314 Howrah
|315 Uluberia|316-317 Howrah|322 Panchla|331 Howrah|401 Amta|403 Bankra|404 Howrah|405 Domjur|408-414 Howrah
712=West Bengal|101-121 Hooghly|122|123 Hooghly|124 Bhadreswar|125-135 Hooghly|136 Chandannagar|137-139 Hooghly|146|147-148 Hooghly
|149 Pandua|152 Hooghly|201 Serampore|202-221 Hooghly|222 Baidyabati|223-234 Hooghly|235 Konnagar|245 Hooghly|246 Nabagram|248 Rishra
|249-258 Hooghly|291|301-305 Hooghly|306 Begampur|308|310-311 Hooghly|401 Champadanga|402|403-407 Hooghly|408|409 Singur|410 Tarakeswar
|412-501 Hooghly|502 Bansberia|503-504 Hooghly|512|513-515 Hooghly|601 Krishnapur|602-611 Hooghly|612 Kamarpukur|613-706 Hooghly
713=West Bengal|101-104 Bardhaman|121-129|130 Katwa|131-145|146 Memari|147-149|150 Srikhanda|151-154|166 Nabagram|201-209 Durgapur|210-217
|301-305 Asansol|315|321 Andal|322 Bahula|323-330|331 Chittaranjan|332-341|342 Kenda|343 Kulti|344-346|347 Raniganj|357-376|378 Haripur
|381-408|409 Kalna|420-426|427 Uchalan|428-502|512 Patuli|513-520
721=West Bengal|101-102 Paschim Medinipur|121 Amlagora|122-124 Paschim Medinipur|125 Jhargram|126-127 Paschim Medinipur|128
|129 Paschim Medinipur|130-131|132-133 Paschim Medinipur|134 Purba Medinipur|135|136 Paschim Medinipur|137 Purba Medinipur|139 Panskura
|140 Paschim Medinipur|143 Jhargram|144|145-150 Paschim Medinipur|151 Purba Medinipur|152|153 Paschim Medinipur|154
|155-157 Paschim Medinipur|158 Purba Medinipur|159 Jhargram|160-166 Paschim Medinipur|171-172 Purba Medinipur|201 Chandrakona
|211 Paschim Medinipur|212 Ghatal|222 Kharar|232 Paschim Medinipur|242 Ramjibanpur|253-260 Paschim Medinipur|301 Kharagpur
|302-306 Paschim Medinipur|401 Contai|402-406 Purba Medinipur|420|422-423 Purba Medinipur|424 Belda|425 Purba Medinipur
|426 Paschim Medinipur|427 Purba Medinipur|428 Digha|429 Egra|430-434 Purba Medinipur|435-437 Paschim Medinipur|438-440 Purba Medinipur
|441 Ramnagar|442 Purba Medinipur|443|444 Purba Medinipur|445 Paschim Medinipur|446-450 Purba Medinipur|451 Paschim Medinipur
|452-456 Purba Medinipur|457 Paschim Medinipur|458-463 Purba Medinipur|467 Paschim Medinipur|501-503 Jhargram|504|505-507 Jhargram
|513 Manikpara|514-515 Jhargram|516 Lalgarh|517 Jhargram|601-603 Purba Medinipur|604 Haldia|606-629 Purba Medinipur|631 Nandigram
|632-635 Purba Medinipur|636 Tamluk|637 Purba Medinipur|638 Gopinathpur|641|642-646 Purba Medinipur|647 Ramchandrapur
|648-659 Purba Medinipur
722=West Bengal|101-121 Bankura|122 Bishnupur|132-139 Bankura|140 Khatra|141-149 Bankura|150 Sarenga|151-155 Bankura|156 Panchmura
|157-201 Bankura|202 Barjora|203 Beliatore|204-206 Bankura|207 Sonamukhi|208 Bankura
723=West Bengal|101-104 Purulia|121 Adra|126-132 Purulia|133 Raghunathpur|134-202 Purulia|212 Tulin|213-215 Purulia
731=West Bengal|101 Suri|102-121 Birbhum|123 Dubrajpur|124-202 Birbhum|204 Bolpur|214-219 Birbhum|220 Nalhati|221-222|223 Birbhum
|224 Rampur Hat|233 Birbhum|234 Sainthia|235-240 Birbhum|241|242-243 Birbhum|244 Bishnupur|245-301 Birbhum|302 Kirnahar|303-304 Birbhum
732=West Bengal|101-216
733=West Bengal|101 Balurghat|102-121 Dakshin Dinajpur|123 Uttar Dinajpur|124 Gangarampur|125-127 Dakshin Dinajpur|128-130 Uttar Dinajpur
|132|133 Patiram|134 Raiganj|139|140-141 Dakshin Dinajpur|142|143 Uttar Dinajpur|145 Dakshin Dinajpur|156 Uttar Dinajpur|158
|201 Uttar Dinajpur|202 Islampur|207-215 Uttar Dinajpur
734=West Bengal|001-009 Siliguri|010-013 Darjeeling|014 Bagdogra|015 Jalpaiguri|091|101-201 Darjeeling|203 Kurseong|204 Darjeeling
|209 Sonada|213 Darjeeling|214 Mirik|215-221 Darjeeling|222 Takdah|223-226 Darjeeling|301-311 Kalimpong|312|313 Darjeeling|314-316 Kalimpong
|421-427 Darjeeling|429 Naksalbari|434 Darjeeling|501|503 Kalimpong
735=West Bengal|101-121 Jalpaiguri|122 Haldibari|132-203 Jalpaiguri|204 Birpara|205 Jalpaiguri|206|207 Jalpaiguri|208 Alipurduar
|209 Jalpaiguri|210 Dhupguri|211 Falakata|212 Gairkata|213-214 Alipurduar|215 Hasimara|216|217 Alipurduar|218-219 Jalpaiguri|220 Alipurduar
|221-222 Jalpaiguri|223|224 Jalpaiguri|225 Nagrakata|226-227 Alipurduar|228|229-230 Jalpaiguri|231|232-234 Jalpaiguri|301 Cooch Behar
|302 Jalpaiguri|303-304 Cooch Behar|305 Jalpaiguri
736=West Bengal|101 Cooch Behar|121-123 Alipurduar|131 Cooch Behar|133 Baneswar|134 Cooch Behar|135 Dinhata|145 Cooch Behar|146 Mathabhanga
|156-158 Cooch Behar|159 Tufanganj|160-179 Cooch Behar|182-206 Alipurduar|207|208 Alipurduar|209
737=Sikkim|101-103 Gangtok|106-107|111 West|113|116 Mangan|120 North|121 Naya Bazar|126 Namchi|128 South|131|132 Rangpo|133|134 Singtam
|135-136 East|139 South
741=West Bengal|101 Krishnanagar|102-103 Nadia|121 Badkulla|122-127 Nadia|137 Debagram|138-151 Nadia|152 Karimpur|153-155 Nadia|156
|157-181 Nadia|201 Ranaghat|202-234 Nadia|235 Kalyani|238 Nadia|245 Madanpur|246-256 Nadia|257 Nagarukhra|301 Nadia|302 Nabadwip
|313-315 Nadia|316 Srirampur|317 Nadia|319|401-402 Nadia|404 Santipur|501 Nadia|502 Bagula|503-508 Nadia|509 Chandannagar
742=West Bengal|101-104 Murshidabad|113 Debipur|121 Amtala|122-132 Murshidabad|133 Beldanga|134-136 Murshidabad|137 Kandi
|138-147 Murshidabad|148 Lalgola|149-175 Murshidabad|184 Nabagram|187-212 Murshidabad|213 Jangipur|223-410 Murshidabad
743=West Bengal|122 North 24 Parganas|123 Bhatpara|124-130 North 24 Parganas|133 Garulia|134-136 North 24 Parganas|144 Ichapur
|145 Kanchrapara|165 Naihati|166-222 North 24 Parganas|223 Haripur|232-234 North 24 Parganas|235 Bangaon|245-251 North 24 Parganas
|252 Gobardanga|262 North 24 Parganas|263 Habra|268-297 North 24 Parganas|312 Basanti|318 South 24 Parganas|329|330 Champahati
|331 Diamond Harbour|332-345 South 24 Parganas|347 Kakdwip|348-349 South 24 Parganas|351 Kulpi|354-368 South 24 Parganas|370 Gosaba
|371-399 South 24 Parganas|401 Baduria|405 North 24 Parganas|411 Basirhat|412-428 North 24 Parganas|429 Taki|435-442 North 24 Parganas
|445 Gopalpur|446-456 North 24 Parganas|502|503 Bishnupur|504-610 South 24 Parganas|611|613 South 24 Parganas|701-711 North 24 Parganas
744=Andaman and Nicobar Islands|101 Port Blair|102-106 South Andaman|107 Bamboo Flat|112 South Andaman|201-205|206-207 South Andaman|209-210
|211 South Andaman|301-304 Nicobar
751=Odisha|001-035 Bhubaneswar
752=Odisha|001-017 Puri|018 Khordha|019|020-023 Khordha|024-026 Nayagarh|027 Khordha|030 Balugaon|031 Khordha|032 Puri|034-038 Khordha
|045-046 Puri|050|054 Khordha|055 Khurda|056-062 Khordha|063 Nayagarh|064 Khordha|065 Nayagarh|066 Khordha|068-094 Nayagarh|100-103 Khordha
|104 Pipili|105-113 Puri|114|115 Khordha|116-119 Puri|120|121 Puri
753=Odisha|001-016 Cuttack
754=Odisha|001-007 Cuttack|008 Banki|009-011 Cuttack|012 Khordha|013-022 Cuttack|023-024 Jajpur|025-028 Cuttack|029 Athagarh|030-071 Cuttack
|082 Jajpur|100 Cuttack|102-104 Jagatsinghpur|105 Cuttack|106-111 Jagatsinghpur|112 Cuttack|113-120 Jagatsinghpur|130|131 Cuttack
|132-133 Jagatsinghpur|134-135|136-140 Jagatsinghpur|141|142-145 Jagatsinghpur|153 Kendrapara|160 Jagatsinghpur|162|200-204 Cuttack|205
|206-207 Cuttack|208 Kendrapara|209 Cuttack|210-220 Kendrapara|221 Cuttack|222-289 Kendrapara|290 Cuttack|292|293 Cuttack|294 Jagatsinghpur
|295 Cuttack|296 Jajpur|297-299 Cuttack
755=Odisha|001-003 Jajpur|004|005-006 Jajpur|007|008-015 Jajpur|016|017-028 Jajpur|036|043-051 Jajpur|061 Kendrapara|062-063 Jajpur
756=Odisha|001 Balasore|002-003 Baleshwar|019 Remuna|020-027 Baleshwar|028|029 Baleshwar|030|032-043 Baleshwar|044 Gopalpur|045 Soro|046
|047-089 Baleshwar|100-101 Bhadrak|111|112-114 Bhadrak|115|116-120 Bhadrak|121|122-125 Bhadrak|126 Baleshwar|127-132 Bhadrak|133 Chandbali
|134 Baleshwar|135-165 Bhadrak|166 Baleshwar|167 Bhadrak|168|171-181 Bhadrak|182 Baleshwar
757=Odisha|001-081 Mayurbhanj|082|083-107 Mayurbhanj
758=Odisha|001-023 Kendujhar|025|026-034 Kendujhar|035 Barbil|036-040 Kendujhar|041 Champua|043-087 Kendujhar
759=Odisha|001-021 Dhenkanal|022|023-029 Dhenkanal|037 Angul|039 Dhenkanal|040 Angul|100 Talcher|101-119 Angul|120-121 Dhenkanal
|122-127 Angul|128|129-145 Angul|146 Dhenkanal|147-149 Angul|150 Dhenkanal|151
760=Odisha|001-009 Brahmapur|010-011 Ganjam
761=Odisha|001 Ganjam|002 Gopalpur|003-010 Ganjam|011 Nuapada|012 Digapahandi|013-014 Ganjam|015-017 Gajapati|018 Purushottampur|019 Ganjam
|020 Chatrapur|025-027 Ganjam|028 Rambha|029-031 Ganjam|032 Kodala|035-117 Ganjam|118 Buguda|119-124 Ganjam|125|126 Bhanjanagar
|131-151 Ganjam|200-208 Gajapati|209 Ganjam|210-212 Gajapati|213 Rayagada|214-217 Gajapati
762=Odisha|001 Phulbani|002-011 Kandhamal|012|013-018 Baudh|019 Kandhamal|020 Baudh|021-022 Kandhamal|023-026 Baudh|027-029 Kandhamal
|030 Baudh|100-112 Kandhamal
763=Odisha|001-008 Koraput
764=Odisha|001-043 Koraput|044-048 Malkangiri|049 Nabarangpur|051-052 Malkangiri|055-058 Koraput|059-061 Nabarangpur|062 Rayagada
|063-078 Nabarangpur|081 Koraput|085 Nabarangpur|086-087 Malkangiri|088 Nabarangpur
765=Odisha|001-011 Rayagada|013 Koraput|015-034 Rayagada
766=Odisha|001 Bhawanipatna|002-011 Kalahandi|012 Kesinga|013-103 Kalahandi|104-108 Nuapada|110 Kalahandi|111-118 Nuapada
767=Odisha|001-002 Balangir|016-018 Sonepur|019 Binka|020|021-022 Balangir|023 Sonepur|024-042 Balangir|045 Sonepur|046-061 Balangir
|062 Sonepur|065-067 Balangir|068 Sonepur|070-071 Balangir
768=Odisha|001-007 Sambalpur|016 Hirakud|017 Burla|018-025 Sambalpur|027-104 Bargarh|105-106 Sambalpur|107|108-110 Deogarh|111 Bargarh
|112-113 Sambalpur|115 Bargarh|118 Sambalpur|119-121 Deogarh|200 Sambalpur|201-204 Jharsuguda|210 Sambalpur|211 Jharsuguda|212 Rengali
|213 Jharsuguda|214|215 Jharsuguda|216 Brajarajnagar|217-220 Jharsuguda|221|222 Kuchinda|224 Sambalpur|225-226 Jharsuguda|227-228 Sambalpur
|233-234 Jharsuguda
769=Odisha|001-017 Raurkela|042-043 Sundargarh
770=Odisha|001-076 Sundargarh
781=Assam|001-028 Guwahati|030 North Guwahati|031-040 Guwahati|101 Kamrup|102 Hajo|103 Soalkuchi|104-125 Kamrup|126 Nalbari|127 Kamrup|128
|129 Kamrup|132-137 Kamrup|138 Nalbari|141 Kamrup|150-171 Kamrup Metropolitan|301-302 Barpeta|303-304 Nalbari|305 Barpeta|306 Nalbari
|307-309 Barpeta|310 Nalbari|311 Barpeta|312 Nalbari|313|314 Barpeta|315 Barpeta Road|316 Barpeta|317 Sorbhog|318-319 Barpeta|320
|321 Barpeta|325-326|327 Baksa|328|329 Barpeta|330-333 Baksa|334-341 Nalbari|343-346 Baksa|347-351 Nalbari|352 Barpeta|353 Nalbari
|354 Rangia|355|360-364 Baksa|365|366-368 Baksa|369-370 Nalbari|371|372-373 Baksa|374 Nalbari|375-376|377 Baksa|378 Nalbari|380-382 Kamrup
781=?|029|131
782=Assam|001-102 Nagaon|103 Raha|104-105 Morigaon|106|120 Nagaon|121 Morigaon|122 Nagaon|123 Dhing|124-125 Nagaon|126-127 Morigaon
|128-135 Nagaon|136|137-144 Nagaon|401-403 Kamrup Metropolitan|411-412 Morigaon|413|425-427 Nagaon|428-435 Hojai|436 Karbi Anglong
|439-440 Hojai|441 Karbi Anglong|442-446 Hojai|447-450|460 Diphu|461-470 Karbi Anglong|480 Bokajan|481|482 Karbi Anglong|485-486
|490 Karbi Anglong
782=?|410
783=Assam|101-122 Goalpara|123|124-126 Goalpara|127-128|129 Lakhipur|130 Goalpara|131-132|133-134 Goalpara|135-136|301 Dhubri|323
|324-330 Dhubri|331 Gauripur|332-333|334 Golakganj|335 Dhubri|336 Kokrajhar|337 Sapatgram|339 Dhubri|345-347 Kokrajhar|348 Bilasipara
|349 Dhubri|350-370 Kokrajhar|371 Chapar|372 Basugaon|373|375 Chirang|376 Kokrajhar|380-381 Bongaigaon|382 Jogighopa|383 Bongaigaon
|384 Abhayapuri|385-386 Chirang|388-389 Bongaigaon|390 Bijni|391|392 Bongaigaon|393-394 Chirang
784=Assam|001 Tezpur|010-105 Sonitpur|110 Dhekiajuli|111-112 Sonitpur|113 Udalguri|114|115-116 Darrang|117 Sonitpur|125-148 Darrang
|149-154 Sonitpur|160-165 Lakhimpur|166-167|168 Gohpur|169-179|180-182 Sonitpur|184-190|501-504 Sonitpur|505 Rangapara|506 Sonitpur|507
|508-513 Udalguri|514|521-524 Udalguri|525|526-528 Udalguri|529 Darrang
785=Assam|001-101 Jorhat|102-106|107-108 Jorhat|110|111-112 Jorhat|601 Sarupathar|602 Barpathar|603-611 Golaghat|612 Bokakhat|613 Golaghat
|614 Dergaon|615 Numaligarh|616 Jorhat|618-626 Golaghat|630-633 Jorhat|634 Mariani|635-636 Jorhat|640|661-667 Sibsagar|669-670
|671-672 Sibsagar|673|674 Sibsagar|675-676 Dibrugarh|680 Amguri|681 Sibsagar|682-683|684 Sibsagar|685 Nazira|686|687 Sibsagar|688-689
|690 Sonari|691-693|696-697 Sibsagar|698|699 Golaghat|700 Jorhat|701 Sibsagar|702 Golaghat|703|704 Jorhat|705 Golaghat
786=Assam|001-103 Dibrugarh|125-170 Tinsukia|171 Digboi|173-182 Tinsukia|183|184 Chabua|187-188 Tinsukia|189|190 Tinsukia|191 Dibrugarh
|192-601 Tinsukia|602-614 Dibrugarh|621 Namrup|622-692 Dibrugarh
787=Assam|001 North Lakhimpur|023 Lakhimpur|026 Dhemaji|031-033 Lakhimpur|034-035 Dhemaji|051 Lakhimpur|052-053|054-056 Lakhimpur
|057 Dhemaji|058|059 Silapathar|060-110 Dhemaji
788=Assam|001-015 Silchar|025-102 Cachar|103 Lakhipur|104-106 Cachar|107-108|109-127 Cachar|150|151 Hailakandi|152|155 Hailakandi
|156 Karimganj|160-162 Hailakandi|163 Lala|164-165 Hailakandi|166 Karimganj|168 Hailakandi|701-737 Karimganj|738|781 Karimganj|801-802
|803 Karimganj|804-805 Cachar|806 Badarpur|815-817 Cachar|818 Dima Hasao|819 Haflong|820 Dima Hasao|830 Mahur|831 Maibong|832-931 Dima Hasao
790=Arunachal Pradesh|001 Bomdila|002-101 West Kameng|102 East Kameng|103|104-106 Tawang|114-116 West Kameng
791=Arunachal Pradesh|001 Along|002 Upper Siang|003-004|101 Basar|102 Pasighat|103-104 East Siang|105 Upper Siang|109|110 Naharlagun
|111 Itanagar|112-118|119 Lower Subansiri|120 Ziro|121|122 Upper Subansiri|123-125
792=Arunachal Pradesh|001 Tezu|055-056 Changlang|101 Dibang Valley|102-103|104 Hayuliang|105-110|111 Lohit|120-123 Changlang|124|129 Tirap
|130 Khonsa|131
793=Meghalaya|001-009 Shillong|010-022 East Khasi Hills|101 Ri-Bhoi|102 Nongpoh|103-105 Ri-Bhoi|106|107-108 East Khasi Hills
|109 West Jaintia Hills|110-113 East Khasi Hills|114 South West Khasi Hills|115 East Khasi Hills|116 Ri-Bhoi|119 Nongstoin|120 Mairang
|121 East Khasi Hills|122-123 Ri-Bhoi|126 West Khasi Hills|150-151 West Jaintia Hills|160 East Jaintia Hills|161 West Jaintia Hills
|200-210 East Jaintia Hills
794=Meghalaya|001 Tura|002-004 West Garo Hills|005|101 West Garo Hills|102 South Garo Hills|103-105 West Garo Hills
|106 South West Garo Hills|107|108 North Garo Hills|109 West Garo Hills|110-111 East Garo Hills|112 West Garo Hills|113|114 South Garo Hills
|115 South West Garo Hills|116
795=Manipur|001 Imphal West|002-003|004 Imphal West|005 Imphal East|006|007 Senapati|008|009 Imphal West|010-011|015 Senapati|101
|102 Chandel|103 Kakching|104-106 Senapati|107-112 Kangpokpi|113|114 Imphal East|115-116 Jiribam|117 Churachandpur|118 Kangpokpi
|121 Imphal West|122 Kangpokpi|124|125 Tamenglong|126 Bishnupur|127 Chandel|128 Churachandpur|129 Kangpokpi|130|131 Tengnoupal|132 Kakching
|133-136|138 Thoubal|139 Churachandpur|140 Imphal West|141 Tamenglong|142 Ukhrul|143 Pherzawl|144-146|147 Noney|148 Thoubal|149 Kangpokpi
|150 Senapati|159 Noney|160
796=Mizoram|001-014 Aizawl|015-017|070-101 Kolasib|111 Darlawn|161|181-184 Serchhip|186 Thenzawl|190-246 Aizawl|261-310|320-321 Champhai|370
|410 Sairang|421|431-441 Mamit|470 Aizawl|501 Mamit|571|691 Lunglei|701 Aizawl|710-751 Lunglei|770 Aizawl|891 Lawngtlai|901 Saiha
797=Nagaland|001 Kohima|002|003-006 Kohima|099 Wokha|101 Peren|103|104 Phek|105-106|107-108 Phek|109|110 Peren|111 Wokha|112-113 Dimapur
|114 Phek|115-118 Dimapur|120-121 Kohima
798=Nagaland|601 Mokokchung|602-603 Mon|604 Mokokchung|607-611|612 Tuensang|613-615 Mokokchung|616 Tuensang|617 Kohima|618 Mokokchung
|620 Zunheboto|621-622 Mon|623 Mokokchung|625|626 Kohima|627 Zunheboto|628
799=Tripura|001-009 Agartala|010 West Tripura|011|012 West Tripura|013 Gomati|014-022 West Tripura|035 Ranir Bazar|045-046 West Tripura
|101 Amarpur|102-105|113-114 Gomati|115|120 Gomati|125-130|131 Sonamura|132|141-157 South Tripura|201-203 Khowai|204 Dhalai|205-207 Khowai
|210-212 West Tripura|250 Dharmanagar|251-262 North Tripura|263-264 Unakoti|266 Dhalai|269-271 North Tripura|273-275 Dhalai|277 Kailashahar
|278 Dhalai|279-282 Unakoti|284 Dhalai|285 Kamalpur|286-287 Dhalai|288 Unakoti|289 Dhalai|290 Unakoti
800=Bihar|001-036 Patna
801=Bihar|102-104 Patna|105 Khagaul|106-107 Patna|108 Maner|109-113 Patna|301 Nalanda|302 Hilsa|303 Islampur|304-305 Patna|306-308 Nalanda
|503-507 Patna
802=Bihar|101-111 Buxar|112|113-118 Buxar|119 Dumraon|120-131 Buxar|132 Kaimur|133 Buxar|134 Raghunathpur|135-136 Buxar|152-159 Bhojpur|160
|161-204 Bhojpur|205|206-210 Bhojpur|211 Rohtas|212 Bikramganj|213-215 Rohtas|216 Koath|217-221 Rohtas|222-224 Bhojpur|226 Rohtas|301 Arrah
|302-352 Bhojpur
803=Bihar|101 Bihar Sharif|107-109 Nalanda|110 Patna|111-115 Nalanda|116 Rajgir|117 Silao|118-121 Nalanda|201 Fatwa|202|203-211 Patna
|212 Bakhtiyarpur|213 Barh|214-215 Patna|216 Nalanda|221-307 Patna
804=Bihar|401-402 Arwal|403|404 Gaya|405-406 Jehanabad|407|408 Jehanabad|409 Aurangabad|417-418 Jehanabad|419 Arwal|420|421 Arwal|422
|423 Arwal|424|425 Jehanabad|426 Arwal|427|428 Arwal|429|432 Jehanabad|435 Gaya|451|452-453 Patna|454
805=Bihar|101-104 Nawada|105 Nalanda|106-127 Nawada|128 Gaya|129 Nawada|130 Waris Aliganj|131 Gaya|132-141 Nawada|142
811=Bihar|101 Bar Bigha|102-103 Sheikhpura|104 Nalanda|105 Sheikhpura|106 Lakhisarai|107|112 Lakhisarai|201-202 Munger|211 Bariarpur
|212-213 Munger|214 Jamalpur|301 Jamui|302 Barhiya|303 Jamui|304 Sheikhpura|305 Jamui|306|307-308 Jamui|309-311 Lakhisarai|312-317 Jamui
812=Bihar|001-007 Bhagalpur
813=Bihar|101-107 Banka|108|109-110 Banka|201 Asarganj|202 Banka|203-204 Bhagalpur|205|206 Bhagalpur|207 Banka|209-210 Bhagalpur|211 Banka
|212|213-214 Bhagalpur|221 Munger|222 Bhagalpur
813=Jharkhand|208
814=Jharkhand|101-110 Dumka|111 Pakur|112-116 Deogarh|118-119 Dumka|120|133 Godda|141 Dumka|142 Jasidih|143 Deogarh|144-145 Dumka|146
|147 Godda|148 Dumka|149-150 Deogarh|151 Dumka|152 Deogarh|153-156 Godda|157 Deogarh|158 Dumka|160-165 Godda|166|167-170 Dumka
814=Bihar|131 Banka
815=Jharkhand|117 Pakur|301-318 Giridih|351-352 Jamtara|353 Madhupur|354-355 Jamtara|357 Deogarh|359 Jamtara
816=Jharkhand|101 Sahibganj|102|103-104 Pakur|105|106-107 Pakur|108-116 Sahibganj|117 Pakur|118 Dumka|120-129 Sahibganj
818=Jharkhand|142 Dhanbad
821=Bihar|015 Rohtas|101-103 Kaimur|104 Rohtas|105-106 Kaimur|107 Rohtas|108-110 Kaimur|111-309 Rohtas|310 Nasriganj|311-312 Rohtas
822=Jharkhand|101 Daltonganj|102-110 Palamu|111 Barwadih|112 Garhwa|113 Palamu|114 Garhwa|115|116-118 Palamu|119 Latehar|120|121 Garhwa
|122-123 Palamu|124|125 Garhwa|126|128-129 Garhwa|131-132 Palamu|133-134 Garhwa
823=Bihar|001-311 Gaya
824=Bihar|101-115 Aurangabad|116-118 Gaya|120-124 Aurangabad|125 Rafiganj|126 Aurangabad|127|129 Aurangabad|143 Daudnagar|201 Gaya
|202-203 Aurangabad|205-207 Gaya|208 Aurangabad|209-210 Gaya|211 Sherghati|217 Gaya|219|220-221 Gaya|231 Bodh Gaya|232-235 Gaya|236 Tekari
|237 Gaya|301 Nabinagar|302-304 Aurangabad
825=Jharkhand|101 Ramgarh|102 Bokaro|103 Chatra|106-108 Giridih|109-132 Kodarma|167 Giridih|301-313 Hazaribagh|314 Ramgarh|315|316 Kuju
|317 Hazaribagh|318 Kodarma|319 Hazaribagh|320 Giridih|321 Chatra|322|323 Hazaribagh|324 Giridih|325|326 Ramgarh|329 Giridih|330 Ramgarh
|336 Hazaribagh|401 Chatra|402 Hazaribagh|403-404 Chatra|405-406 Hazaribagh|407 Kodarma|408 Chatra|409|410 Kodarma|411|412 Giridih|413
|414-415 Chatra|418-421 Kodarma
826=Jharkhand|001-013 Dhanbad
827=Jharkhand|001-302 Bokaro
828=Jharkhand|101-110 Dhanbad|111 Jharia|112 Jamadoba|113-120 Dhanbad|121 Sijua|122-133 Dhanbad|134 Bokaro|135-203 Dhanbad|204 Mugma
|205-302 Dhanbad|303 Bhojudih|304 Malkera|305-309 Dhanbad|401 Gomoh|402 Topchanchi|403-404 Bokaro
829=Jharkhand|101 Ramgarh|102 Barka Kana|103 Ramgarh|104 Bokaro|105-106 Ramgarh|107 Bokaro|108-110 Ramgarh|111-116 Bokaro|117
|118-119 Ramgarh|121 Bokaro|122 Ramgarh|123 Bokaro|125-126 Ramgarh|127-128 Bokaro|129|130-131 Ramgarh|132 Bokaro|133 Ramgarh|134 Sarubera
|135-143 Ramgarh|144-149 Bokaro|150 Ramgarh|201 Chatra|202-204 Latehar|205 Ranchi|206-207 Latehar|208|209 Ray|210 Ranchi|301 Bokaro
831=Jharkhand|001-005 Jamshedpur|006 Jugsalai|007-021 Jamshedpur
832=Jharkhand|101-104 Purba Singhbhum|105 patamda|106 Purba Singhbhum|107-109|111-113 Purba Singhbhum|301 Chakulia|302 Purba Singhbhum
|303 Ghatsila|304 Purba Singhbhum|401 Chandil|402 Kandra|403-404
833=Jharkhand|101|102 Chakradharpur|103 Pashchim Singhbhum|104 Manoharpur|105 Pashchim Singhbhum|106 Chiria|201 Chaibasa
|202 Pashchim Singhbhum|203 Jagannathpur|204|212 Pashchim Singhbhum|213 Gua|214-215 Pashchim Singhbhum|216|217 Noamundi
|218 Pashchim Singhbhum|219|220 Sini|221-223 Pashchim Singhbhum
834=Jharkhand|001-014 Ranchi
835=Jharkhand|101-103 Ranchi|201|202 Ranchi|203|204 Bundu|205 Ranchi|206-208 Gumla|209-210 Khunti|211|212 Simdega|213-214|215 Ranchi|216
|217 Ranchi|218|219 Ranchi|220 Gumla|221|222 Ranchi|223 Simdega|224 Gumla|225|226 Simdega|227|228 Simdega|229-233 Gumla|234|235 Simdega|301
|302 Lohardaga|303 Ranchi|325
841=Bihar|101-202 Saran|203 Siwan|204-206 Saran|207 Dighwara|208-209 Saran|210 Siwan|211-222 Saran|223|224-225 Saran|226-238 Siwan
|239 Mairwa|240-287 Siwan|301 Chapra|302 Saran|305 Revelganj|311 Saran|312|313-403 Saran|404 Siwan|405 Barauli|406 Siwan|407 Gopalganj
|408 Siwan|409 Gopalganj|410|411-412 Saran|413|414-415 Saran|416 Siwan|417-419 Saran|420 Gopalganj|421-422 Saran|423 Gopalganj|424 Saran
|425-428 Gopalganj|434-435 Siwan|436|437-438 Gopalganj|439 Siwan|440-441 Gopalganj|442-443 Saran|446 Siwan|447|460 Saran|501 Gopalganj
|502 Siwan|503 Gopalganj|504 Raghunathpur|505 Gopalganj|506-507 Siwan|508 Gopalganj|509 Siwan
842=Bihar|001-006 Muzaffarpur
843=Bihar|101 Muzaffarpur|102 Bariarpur|103 Muzaffarpur|104|105-109 Muzaffarpur|110 Vaishali|111-113 Muzaffarpur|114 Vaishali
|115 Muzaffarpur|116-117|118-130 Muzaffarpur|131|132 Muzaffarpur|301-311 Sitamarhi|312 Muzaffarpur|313-315 Sitamarhi|316 Belsand
|317-320 Sitamarhi|321 Muzaffarpur|322-327 Sitamarhi|328|329 Sheohar|330-333 Sitamarhi|334-335 Sheohar|360 Muzaffarpur
844=Bihar|101 Hajipur|102-103 Vaishali|111-112|113-119 Vaishali|120 Muzaffarpur|121-126 Vaishali|127 Muzaffarpur|128-505 Vaishali|506
|507-509 Vaishali
845=Bihar|101 Bagaha|103 Pashchim Champaran|104 Madhubani|105 Pashchim Champaran|106 Ramnagar|107 Pashchim Champaran|301-304 Purba Champaran
|305 Raxaul|306-307 Pashchim Champaran|315-402 Purba Champaran|404 Pashchim Champaran|405-417 Purba Champaran|418 Dhaka
|419-437 Purba Champaran|438 Bettiah|439 Pashchim Champaran|440-441 Purba Champaran|449-455 Pashchim Champaran|456-458 Purba Champaran
|459 Pashchim Champaran
846=Bihar|001-010 Darbhanga
847=Bihar|101 Darbhanga|102 Madhubani|103-104 Darbhanga|105|106-107 Darbhanga|108-109 Madhubani|115-121 Darbhanga|122 Madhubani|123
|201-204 Darbhanga|211-225 Madhubani|226 Jaynagar|227-232 Madhubani|233 Darbhanga|234-240 Madhubani|301-302|303 Darbhanga|304|305 Madhubani
|306-307|308 Madhubani|337|401-403 Madhubani|404 Jhanjharpur|405 Darbhanga|407|408-421 Madhubani|422-423 Darbhanga|424 Madhubani
|427-429 Darbhanga|451 Supaul|452 Nirmali
848=Bihar|101-113 Samastipur|114 Dalsingh Sarai|115-122 Samastipur|125|127-160 Samastipur|201-202 Begusarai|203|204 Begusarai|205 Samastipur
|206-207|208 Samastipur|209-210|211 Samastipur|213 Darbhanga|216-506 Samastipur
851=Bihar|101-132 Begusarai|133 Teghra|134-135 Begusarai|201-203 Khagaria|204|205-206 Khagaria|210-211 Begusarai|212-216 Khagaria
|217-218 Begusarai
852=Bihar|101|105 Supaul|106-107 Saharsa|108|109-111 Supaul|112-115 Madhepura|116|121 Madhepura|122 Murliganj|123 Saharsa|124|125 Supaul
|126-127 Saharsa|128 Madhepura|129 Saharsa|130-131 Supaul|132 Madhepura|133-139 Supaul|161 Khagaria|201-202 Saharsa|212 Bangaon
|213 Madhepura|214-215 Supaul|216-217 Saharsa|218 Supaul|219-220 Madhepura|221 Saharsa
853=Bihar|201-203 Bhagalpur|204|205 Bhagalpur
854=Bihar|101 Katihar|102 Purnia|103-112 Katihar|113 Manihari|114-117 Katihar|201|202 Banmankhi|203-303 Purnia|304|305-306 Purnia
|311-312 Araria|315 Baisi|316 Araria|317 Katihar|318 Forbesganj|325-327 Purnia|328 Jogbani|329 Araria|330 Kasba|331-336 Araria|337
|338-339 Supaul|340 Birpur
855=Bihar|101 Bahadurganj|102-105 Katihar|106-108 Kishanganj|113-114 Katihar|115 Kishanganj|116 Thakurganj|117 Kishanganj
`;
