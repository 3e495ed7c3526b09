/** Made-up names. Given and family names are common ones, put together by chance; firms are invented words. */

export const givenNames = [
  ['Ms.', 'Aditi'], ['Mr.', 'Ajinkya'], ['Ms.', 'Amruta'], ['Mr.', 'Anand'], ['Ms.', 'Bhavana'], ['Mr.', 'Chetan'], ['Ms.', 'Devika'], ['Mr.', 'Dhananjay'],
  ['Ms.', 'Gauri'], ['Mr.', 'Girish'], ['Ms.', 'Hema'], ['Mr.', 'Imran'], ['Ms.', 'Ishita'], ['Mr.', 'Jayant'], ['Ms.', 'Kavita'], ['Mr.', 'Ketan'],
  ['Ms.', 'Leena'], ['Mr.', 'Manoj'], ['Ms.', 'Mrunal'], ['Mr.', 'Nikhil'], ['Ms.', 'Pallavi'], ['Mr.', 'Prakash'], ['Ms.', 'Rukhsar'], ['Mr.', 'Rohan'],
  ['Ms.', 'Sangeeta'], ['Mr.', 'Sameer'], ['Ms.', 'Tejal'], ['Mr.', 'Umesh'], ['Ms.', 'Vaishali'], ['Mr.', 'Vinay'], ['Dr.', 'Sunita'], ['Dr.', 'Harish'],
] as const;

export const familyNames = [
  'Agnihotri', 'Bapat', 'Chaudhari', 'Dandekar', 'D’Souza', 'Fernandes', 'Gokhale', 'Hegde', 'Iyengar', 'Jadhav', 'Kamath', 'Kulkarni', 'Lokhande', 'Mahajan',
  'Nagarkar', 'Nair', 'Oak', 'Pandit', 'Patil', 'Qureshi', 'Raghavan', 'Sawant', 'Shaikh', 'Shinde', 'Tendulkar', 'Thakkar', 'Upadhye', 'Vaidya', 'Wagle', 'Yadav',
] as const;

/** A firm's name begins with one of each. */
export const firmStarts = [
  'Aru', 'Bhuvan', 'Chandra', 'Deva', 'Gagan', 'Giri', 'Harita', 'Hema', 'Indu', 'Jala', 'Kamal', 'Ketaki', 'Loka', 'Madhu', 'Manas', 'Megha', 'Mayur', 'Nava',
  'Neel', 'Omkar', 'Pavan', 'Prabha', 'Purna', 'Raja', 'Ruchi', 'Sagar', 'Samir', 'Shanta', 'Sona', 'Surya', 'Tara', 'Uday', 'Urja', 'Vana', 'Vasu', 'Vishwa',
] as const;
export const firmEndings = [
  'dhara', 'ganga', 'giri', 'jyoti', 'kala', 'kiran', 'kunj', 'lok', 'mala', 'mitra', 'nidhi', 'pushpa', 'rekha', 'sagara', 'setu', 'shikhar', 'shree', 'tej', 'vani',
  'vriksh',
] as const;

/** What firms of each industry call themselves, by the names of the industries. */
export const firmKinds: Readonly<Record<string, readonly string[]>> = {
  Hospital: ['Multispeciality Hospital', 'Nursing Home', 'Children’s Hospital', 'Eye Hospital', 'Cancer Care', 'Maternity Home', 'Diagnostics', 'Heart Centre'],
  Hotel: ['Residency', 'Grand Hotel', 'Beach Resort', 'Hill Resort', 'Palace Hotel', 'Service Apartments', 'Banquets', 'Inn'],
  Education: ['International School', 'College of Engineering', 'Institute of Pharmacy', 'Public School', 'College of Nursing', 'Academy', 'Vidyalaya', 'Business School'],
  'Corporate Office': ['Infotech', 'Consultants', 'Software Services', 'Capital', 'Logistics', 'Media Works', 'Insurance Brokers', 'Architects'],
  Government: ['District Office', 'Municipal Council', 'Rural Hospital Committee', 'Irrigation Division', 'Treasury Office', 'Police Welfare Office', 'Public Library', 'Skill Centre'],
  Manufacturing: ['Auto Components', 'Castings', 'Food Products', 'Packaging', 'Precision Tools', 'Textiles', 'Polymers', 'Electricals'],
  Retail: ['Super Bazaar', 'Home Stores', 'Garments', 'Jewellers', 'Book House', 'Medicals', 'Kitchen World', 'Sports'],
  Laboratory: ['Analytical Labs', 'Research Centre', 'Pathology', 'Bio Sciences', 'Soil Testing', 'Food Testing', 'Calibration Services', 'Pharma Labs'],
};

/** How a company type shows in a firm's name. */
export const firmForms: Readonly<Record<string, string>> = { 'Private Limited': ' Pvt. Ltd.', 'Public Limited': ' Ltd.', LLP: ' LLP', Partnership: ' & Co.', 'Trust/Society': ' Trust' };

export const streets = [
  'MG Road', 'Station Road', 'Industrial Estate', 'Ring Road', 'Market Yard', 'College Road', 'Temple Street', 'Lake View Road', 'Old Highway', 'Garden Lane', 'Civil Lines',
  'Court Road', 'Nehru Chowk', 'Gandhi Maidan', 'Hill Road', 'Canal Road',
] as const;

export const designations = ['Purchase Manager', 'Administrator', 'Director', 'Stores Officer', 'Facility Manager', 'Accounts Officer', 'Principal', 'Project Engineer', 'Trustee', 'Proprietor'] as const;
