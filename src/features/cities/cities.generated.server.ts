// Made by tools/generators/geography/make-cities.ts. Source: GeoNames (https://www.geonames.org), CC BY 4.0.

/**
 * Cities with at least 1,000 people, the largest first, one line each: "Austin|TX|30.27|-97.74" is
 * north and east in degrees.
 */
export const citiesByPopulation = `
New York|NY|40.71|-74.01
Los Angeles|CA|34.05|-118.24
Chicago|IL|41.85|-87.65
Brooklyn|NY|40.65|-73.95
Houston|TX|29.76|-95.36
Queens|NY|40.68|-73.84
Philadelphia|PA|39.95|-75.16
Phoenix|AZ|33.45|-112.07
Manhattan|NY|40.78|-73.97
San Antonio|TX|29.42|-98.49
San Diego|CA|32.72|-117.16
The Bronx|NY|40.85|-73.87
Dallas|TX|32.78|-96.81
San Jose|CA|37.34|-121.89
Austin|TX|30.27|-97.74
Jacksonville|FL|30.33|-81.66
San Francisco|CA|37.77|-122.42
Columbus|OH|39.96|-83.00
Fort Worth|TX|32.73|-97.32
Indianapolis|IN|39.77|-86.16
Charlotte|NC|35.23|-80.84
Seattle|WA|47.61|-122.33
Denver|CO|39.74|-104.98
El Paso|TX|31.76|-106.49
Detroit|MI|42.33|-83.05
Boston|MA|42.36|-71.06
Memphis|TN|35.15|-90.05
Portland|OR|45.52|-122.68
Oklahoma City|OK|35.47|-97.52
Las Vegas|NV|36.17|-115.14
Baltimore|MD|39.29|-76.61
Washington|DC|38.90|-77.04
Milwaukee|WI|43.04|-87.91
Albuquerque|NM|35.08|-106.65
Tucson|AZ|32.22|-110.93
Nashville|TN|36.17|-86.78
Fresno|CA|36.75|-119.77
Sacramento|CA|38.58|-121.49
Kansas City|MO|39.10|-94.58
Long Beach|CA|33.77|-118.19
Mesa|AZ|33.42|-111.82
Staten Island|NY|40.56|-74.14
Atlanta|GA|33.75|-84.39
Colorado Springs|CO|38.83|-104.82
Virginia Beach|VA|36.85|-75.98
Raleigh|NC|35.77|-78.64
Omaha|NE|41.26|-95.94
Miami|FL|25.77|-80.19
Oakland|CA|37.80|-122.27
San Juan|PR|18.47|-66.11
Minneapolis|MN|44.98|-93.26
Tulsa|OK|36.15|-95.99
Wichita|KS|37.69|-97.34
New Orleans|LA|29.95|-90.08
Arlington|TX|32.74|-97.11
Cleveland|OH|41.50|-81.70
Bakersfield|CA|35.37|-119.02
Honolulu|HI|21.31|-157.86
Tampa|FL|27.95|-82.46
Aurora|CO|39.73|-104.83
Anaheim|CA|33.84|-117.91
Santa Ana|CA|33.75|-117.87
Corpus Christi|TX|27.80|-97.40
Riverside|CA|33.95|-117.40
St. Louis|MO|38.63|-90.20
Stockton|CA|37.96|-121.29
Pittsburgh|PA|40.44|-80.00
Anchorage|AK|61.22|-149.90
Cincinnati|OH|39.13|-84.51
Henderson|NV|36.04|-114.98
Greensboro|NC|36.07|-79.79
Saint Paul|MN|44.94|-93.09
Plano|TX|33.02|-96.70
Newark|NJ|40.74|-74.17
Toledo|OH|41.66|-83.56
Lincoln|NE|40.80|-96.67
Orlando|FL|28.54|-81.38
Chula Vista|CA|32.64|-117.08
Jersey City|NJ|40.73|-74.08
Chandler|AZ|33.31|-111.84
Fort Wayne|IN|41.13|-85.13
Buffalo|NY|42.89|-78.88
Durham|NC|35.99|-78.90
St. Petersburg|FL|27.77|-82.68
Irvine|CA|33.67|-117.82
Laredo|TX|27.51|-99.51
Lubbock|TX|33.58|-101.86
Madison|WI|43.07|-89.40
Gilbert|AZ|33.35|-111.79
Norfolk|VA|36.85|-76.29
Louisville|KY|38.25|-85.76
Reno|NV|39.53|-119.81
Winston-Salem|NC|36.10|-80.24
Glendale|AZ|33.54|-112.19
Hialeah|FL|25.86|-80.28
Garland|TX|32.91|-96.64
Scottsdale|AZ|33.51|-111.90
Irving|TX|32.81|-96.95
Chesapeake|VA|36.82|-76.27
North Las Vegas|NV|36.20|-115.12
Fremont|CA|37.55|-121.99
Baton Rouge|LA|30.44|-91.19
Lexington|KY|37.99|-84.48
Paradise|NV|36.10|-115.15
Richmond|VA|37.55|-77.46
Jamaica|NY|40.69|-73.81
San Bernardino|CA|34.11|-117.29
Spokane|WA|47.66|-117.43
Birmingham|AL|33.52|-86.80
Modesto|CA|37.64|-121.00
Des Moines|IA|41.60|-93.61
Rochester|NY|43.15|-77.62
Maryvale|AZ|33.50|-112.18
Tacoma|WA|47.25|-122.44
Arlington|VA|38.88|-77.10
Fontana|CA|34.09|-117.44
Oxnard|CA|34.20|-119.18
Moreno Valley|CA|33.94|-117.23
Bayamón|PR|18.40|-66.16
Fayetteville|NC|35.05|-78.88
Huntington Beach|CA|33.66|-118.00
Yonkers|NY|40.93|-73.90
Glendale|CA|34.14|-118.26
Aurora|IL|41.76|-88.32
Montgomery|AL|32.37|-86.30
Columbus|GA|32.46|-84.99
Amarillo|TX|35.22|-101.83
Little Rock|AR|34.75|-92.29
Akron|OH|41.08|-81.52
Shreveport|LA|32.53|-93.75
Grand Rapids|MI|42.96|-85.67
Mobile|AL|30.69|-88.04
Salt Lake City|UT|40.76|-111.89
Huntsville|AL|34.73|-86.59
Tallahassee|FL|30.44|-84.28
Sunrise Manor|NV|36.21|-115.07
Grand Prairie|TX|32.75|-97.00
Overland Park|KS|38.98|-94.67
Knoxville|TN|35.96|-83.92
Worcester|MA|42.26|-71.80
Brownsville|TX|25.90|-97.50
Newport News|VA|37.08|-76.47
Santa Clarita|CA|34.39|-118.54
Providence|RI|41.82|-71.41
Fort Lauderdale|FL|26.12|-80.14
East Flatbush|NY|40.65|-73.93
Spring Valley|NV|36.11|-115.25
Chattanooga|TN|35.05|-85.31
Tempe|AZ|33.41|-111.91
Oceanside|CA|33.20|-117.38
Garden Grove|CA|33.77|-117.94
Rancho Cucamonga|CA|34.11|-117.59
Cape Coral|FL|26.56|-81.95
Santa Rosa|CA|38.44|-122.71
Vancouver|WA|45.64|-122.66
Sioux Falls|SD|43.55|-96.70
Peoria|AZ|33.58|-112.24
Ontario|CA|34.06|-117.65
Jackson|MS|32.30|-90.18
Carolina|PR|18.38|-65.96
Elk Grove|CA|38.41|-121.37
Springfield|MO|37.22|-93.30
Pembroke Pines|FL|26.00|-80.22
Deer Valley|AZ|33.68|-112.13
Port Saint Lucie|FL|27.29|-80.35
Salem|OR|44.94|-123.04
Corona|CA|33.88|-117.57
Eugene|OR|44.05|-123.09
McKinney|TX|33.20|-96.62
Fort Collins|CO|40.59|-105.08
Lancaster|CA|34.70|-118.14
Cary|NC|35.79|-78.78
Tempe Junction|AZ|33.41|-111.94
Palmdale|CA|34.58|-118.12
Hayward|CA|37.67|-122.08
Salinas|CA|36.68|-121.66
Frisco|TX|33.15|-96.82
Springfield|MA|42.10|-72.59
East Chattanooga|TN|35.07|-85.25
Pasadena|TX|29.69|-95.21
Alexandria|VA|38.80|-77.05
Pomona|CA|34.06|-117.75
Ponce|PR|18.01|-66.62
Lakewood|CO|39.70|-105.08
Sunnyvale|CA|37.37|-122.04
Escondido|CA|33.12|-117.09
Kansas City|KS|39.11|-94.63
Astoria|NY|40.77|-73.93
Hollywood|FL|26.01|-80.15
Borough Park|NY|40.63|-74.00
Clarksville|TN|36.53|-87.36
Torrance|CA|33.84|-118.34
Valencia|CA|34.44|-118.61
Rockford|IL|42.27|-89.09
East Hampton|VA|37.04|-76.33
Joliet|IL|41.53|-88.08
Paterson|NJ|40.92|-74.17
Bridgeport|CT|41.18|-73.19
Naperville|IL|41.79|-88.15
Boise|ID|43.61|-116.20
Savannah|GA|32.08|-81.10
Mesquite|TX|32.77|-96.60
Syracuse|NY|43.05|-76.15
Metairie Terrace|LA|29.98|-90.16
Pasadena|CA|34.15|-118.14
Orange|CA|33.79|-117.85
Fullerton|CA|33.87|-117.93
Killeen|TX|31.12|-97.73
Dayton|OH|39.76|-84.19
McAllen|TX|26.20|-98.23
Bellevue|WA|47.61|-122.20
Metairie|LA|29.98|-90.15
Miramar|FL|25.99|-80.23
Hampton|VA|37.03|-76.35
West Valley City|UT|40.69|-112.00
Olathe|KS|38.88|-94.82
Warren|MI|42.49|-83.01
Columbia|SC|34.00|-81.03
Thornton|CO|39.87|-104.97
Carrollton|TX|32.95|-96.89
Midland|TX|32.00|-102.08
Charleston|SC|32.78|-79.93
Waco|TX|31.55|-97.15
Sterling Heights|MI|42.58|-83.03
Denton|TX|33.21|-97.13
Cedar Rapids|IA|42.01|-91.64
New Haven|CT|41.31|-72.93
Roseville|CA|38.75|-121.29
Gainesville|FL|29.65|-82.32
Visalia|CA|36.33|-119.29
Coral Springs|FL|26.27|-80.27
Thousand Oaks|CA|34.17|-118.84
Elizabeth|NJ|40.66|-74.21
Stamford|CT|41.05|-73.54
Concord|CA|37.98|-122.03
Surprise|AZ|33.63|-112.33
Alhambra|AZ|33.50|-112.13
Lafayette|LA|30.22|-92.02
Topeka|KS|39.05|-95.68
Kent|WA|47.38|-122.23
Simi Valley|CA|34.27|-118.78
East Los Angeles|CA|34.02|-118.17
Santa Clara|CA|37.35|-121.96
Murfreesboro|TN|35.85|-86.39
Hartford|CT|41.76|-72.69
Sheepshead Bay|NY|40.59|-73.94
Amherst|NY|42.98|-78.80
Victorville|CA|34.54|-117.29
Abilene|TX|32.45|-99.73
Vallejo|CA|38.10|-122.26
North Stamford|CT|41.14|-73.54
Berkeley|CA|37.87|-122.27
Norman|OK|35.22|-97.44
Allentown|PA|40.61|-75.49
Evansville|IN|37.97|-87.56
Columbia|MO|38.95|-92.33
Odessa|TX|31.85|-102.37
Fargo|ND|46.88|-96.79
Beaumont|TX|30.09|-94.10
Independence|MO|39.09|-94.42
Ann Arbor|MI|42.28|-83.74
El Monte|CA|34.07|-118.03
Athens|GA|33.96|-83.38
Springfield|IL|39.80|-89.64
Round Rock|TX|30.51|-97.68
Wilmington|NC|34.23|-77.94
East Harlem|NY|40.79|-73.94
Arvada|CO|39.80|-105.09
Provo|UT|40.23|-111.66
Peoria|IL|40.69|-89.59
Lansing|MI|42.73|-84.56
Downey|CA|33.94|-118.13
Carlsbad|CA|33.16|-117.35
Elmhurst|NY|40.74|-73.88
Costa Mesa|CA|33.64|-117.92
Westminster|CO|39.84|-105.04
North Peoria|IL|40.72|-89.58
Clearwater|FL|27.97|-82.80
Fairfield|CA|38.25|-122.04
Bushwick|NY|40.69|-73.92
Gravesend|NY|40.60|-73.97
Rochester|MN|44.02|-92.47
Elgin|IL|42.04|-88.28
Temecula|CA|33.49|-117.15
West Jordan|UT|40.61|-111.94
Inglewood|CA|33.96|-118.35
Richardson|TX|32.95|-96.73
Lowell|MA|42.63|-71.32
East Independence|MO|39.10|-94.36
Gresham|OR|45.50|-122.43
Antioch|CA|38.00|-121.81
Cambridge|MA|42.38|-71.11
High Point|NC|35.96|-80.01
Billings|MT|45.78|-108.50
Manchester|NH|43.00|-71.45
Murrieta|CA|33.55|-117.21
Centennial|CO|39.58|-104.88
Richmond|CA|37.94|-122.35
Corona|NY|40.75|-73.86
Pueblo|CO|38.25|-104.61
Pearland|TX|29.56|-95.29
Waterbury|CT|41.56|-73.05
West Covina|CA|34.07|-117.94
Enterprise|NV|36.03|-115.24
North Charleston|SC|32.85|-79.97
Everett|WA|47.98|-122.20
College Station|TX|30.63|-96.33
Palm Bay|FL|28.03|-80.59
Pompano Beach|FL|26.24|-80.12
Boulder|CO|40.01|-105.27
Norwalk|CA|33.90|-118.08
West Palm Beach|FL|26.72|-80.05
Broken Arrow|OK|36.05|-95.79
Daly City|CA|37.71|-122.46
Sandy Springs|GA|33.92|-84.38
Burbank|CA|34.18|-118.31
Green Bay|WI|44.52|-88.02
Santa Maria|CA|34.95|-120.44
Wichita Falls|TX|33.91|-98.49
Lakeland|FL|28.04|-81.95
Clovis|CA|36.83|-119.70
Lewisville|TX|33.05|-96.99
Tyler|TX|32.35|-95.30
El Cajon|CA|32.79|-116.96
San Mateo|CA|37.56|-122.33
Brandon|FL|27.94|-82.29
Rialto|CA|34.11|-117.37
Davenport|IA|41.52|-90.58
Edison|NJ|40.52|-74.41
Hillsboro|OR|45.52|-122.99
Las Cruces|NM|32.31|-106.78
South Bend|IN|41.68|-86.25
Vista|CA|33.20|-117.24
Greeley|CO|40.42|-104.71
Davie|FL|26.06|-80.23
San Angelo|TX|31.46|-100.44
Renton|WA|47.48|-122.22
Roanoke|VA|37.27|-79.94
Kenosha|WI|42.58|-87.82
Clinton Township|MI|42.59|-82.92
Columbia|MD|39.24|-76.84
Erie|PA|42.13|-80.09
Portsmouth Heights|VA|36.82|-76.37
Richmond Hill|NY|40.70|-73.83
Alief|TX|29.71|-95.60
Spring Hill|FL|28.48|-82.53
Albany|NY|42.65|-73.76
Compton|CA|33.90|-118.22
Tuscaloosa|AL|33.21|-87.57
League City|TX|29.51|-95.09
Flint|MI|43.01|-83.69
Allen|TX|33.10|-96.67
Mission Viejo|CA|33.60|-117.67
Vacaville|CA|38.36|-121.99
Ventura|CA|34.28|-119.29
Highlands Ranch|CO|39.55|-104.97
Lawton|OK|34.61|-98.39
Beaverton|OR|45.49|-122.80
South Gate|CA|33.95|-118.21
Portsmouth|VA|36.84|-76.30
Sparks|NV|39.53|-119.75
Brockton|MA|42.08|-71.02
Dearborn|MI|42.32|-83.18
Federal Way|WA|47.32|-122.31
Lee's Summit|MO|38.91|-94.38
New Bedford|MA|41.64|-70.93
Spokane Valley|WA|47.67|-117.24
Fordham|NY|40.86|-73.90
Livonia|MI|42.37|-83.35
Roswell|GA|34.02|-84.36
Orem|UT|40.30|-111.69
Yuma|AZ|32.73|-114.62
Lawrence|KS|38.97|-95.24
The Woodlands|TX|30.16|-95.49
West Albany|NY|42.68|-73.78
Yakima|WA|46.60|-120.51
Quincy|MA|42.25|-71.00
Flatbush|NY|40.65|-73.96
Hesperia|CA|34.43|-117.30
Carson|CA|33.83|-118.28
Boca Raton|FL|26.36|-80.08
Santa Monica|CA|34.02|-118.49
San Marcos|CA|33.14|-117.17
Lynn|MA|42.47|-70.95
Miami Beach|FL|25.79|-80.13
Arden-Arcade|CA|38.60|-121.38
Westminster|CA|33.76|-118.01
Longmont|CO|40.17|-105.10
Santa Barbara|CA|34.42|-119.70
Redding|CA|40.59|-122.39
Macon|GA|32.84|-83.63
Meridian|ID|43.61|-116.39
San Leandro|CA|37.72|-122.16
Greenville|NC|35.61|-77.37
Chico|CA|39.73|-121.84
Edmond|OK|35.65|-97.48
Nampa|ID|43.54|-116.56
Newton|MA|42.34|-71.21
Toms River|NJ|39.95|-74.20
Fall River|MA|41.70|-71.16
Carmel|IN|39.98|-86.12
Asheville|NC|35.60|-82.55
Norwalk|CT|41.12|-73.41
Waukegan|IL|42.36|-87.84
Deltona|FL|28.90|-81.26
Hawthorne|CA|33.92|-118.35
Fort Smith|AR|35.39|-94.40
Suffolk|VA|36.73|-76.58
Sugar Land|TX|29.62|-95.63
Livermore|CA|37.68|-121.77
Nashua|NH|42.77|-71.47
Reading|PA|40.34|-75.93
Concord|NC|35.41|-80.58
Indio|CA|33.72|-116.22
Rio Rancho|NM|35.23|-106.66
Enchanted Hills|NM|35.34|-106.59
Sandy|UT|40.59|-111.88
Whittier|CA|33.98|-118.03
Canarsie|NY|40.64|-73.90
Kirkland|WA|47.68|-122.21
Menifee|CA|33.73|-117.15
Newport Beach|CA|33.62|-117.93
Tracy|CA|37.74|-121.43
Citrus Heights|CA|38.71|-121.28
Bend|OR|44.06|-121.32
Canton|MI|42.31|-83.48
Caguas|PR|18.23|-66.05
Lehigh Acres|FL|26.63|-81.62
Greenburgh|NY|41.03|-73.84
Bloomington|MN|44.84|-93.30
Germantown|MD|39.17|-77.27
Clifton|NJ|40.86|-74.16
Duluth|MN|46.78|-92.11
Champaign|IL|40.12|-88.24
Chino|CA|34.01|-117.69
Alhambra|CA|34.10|-118.13
Ogden|UT|41.22|-111.97
Redwood City|CA|37.49|-122.24
Bellingham|WA|48.76|-122.49
O'Fallon|MO|38.81|-90.70
Hoover|AL|33.41|-86.81
Danbury|CT|41.39|-73.45
East Norwalk|CT|41.11|-73.40
Edinburg|TX|26.30|-98.16
Sunrise|FL|26.13|-80.11
Trenton|NJ|40.22|-74.74
Santa Fe|NM|35.69|-105.94
Bloomington|IN|39.17|-86.53
Cicero|IL|41.85|-87.75
Hemet|CA|33.75|-116.97
Ahwatukee Foothills|AZ|33.34|-111.98
Johns Creek|GA|34.03|-84.20
Mission|TX|26.22|-98.33
Troy|MI|42.61|-83.15
Buena Park|CA|33.87|-118.00
Palm Coast|FL|29.58|-81.21
Fayetteville|AR|36.06|-94.16
Sioux City|IA|42.50|-96.40
Lake Forest|CA|33.65|-117.69
Merced|CA|37.30|-120.48
Longview|TX|32.50|-94.74
Bryan|TX|30.67|-96.37
Westland|MI|42.32|-83.40
Warwick|RI|41.70|-71.42
Lakewood|CA|33.85|-118.13
Guaynabo|PR|18.36|-66.11
Farmington Hills|MI|42.49|-83.38
San Tan Valley|AZ|33.19|-111.53
Mount Pleasant|SC|32.79|-79.86
Cranston|RI|41.78|-71.44
Largo|FL|27.91|-82.79
South Suffolk|VA|36.72|-76.59
Avondale|AZ|33.44|-112.35
Tustin|CA|33.75|-117.83
Napa|CA|38.30|-122.29
Somerville|MA|42.39|-71.10
Lawrence|MA|42.71|-71.16
Melbourne|FL|28.08|-80.61
Parma|OH|41.40|-81.72
New Rochelle|NY|40.91|-73.78
Lynchburg|VA|37.41|-79.14
Medford|OR|42.33|-122.88
Deerfield Beach|FL|26.32|-80.10
Pleasanton|CA|37.66|-121.87
Brooklyn Park|MN|45.09|-93.36
Goodyear|AZ|33.44|-112.36
Kennewick|WA|46.21|-119.14
Mayagüez|PR|18.20|-67.14
Alameda|CA|37.77|-122.26
Town 'n' Country|FL|28.01|-82.58
Bellflower|CA|33.88|-118.12
Chino Hills|CA|33.99|-117.76
Bloomington|IL|40.48|-88.99
Alafaya|FL|28.56|-81.21
Springdale|AR|36.19|-94.13
Racine|WI|42.73|-87.78
Hammond|IN|41.58|-87.50
Milpitas|CA|37.43|-121.91
Gary|IN|41.59|-87.35
Scranton|PA|41.41|-75.66
Baldwin Park|CA|34.09|-117.96
Auburn|WA|47.31|-122.23
Fishers|IN|39.96|-86.01
Saint Joseph|MO|39.77|-94.85
Pharr|TX|26.19|-98.18
Upland|CA|34.10|-117.65
Folsom|CA|38.68|-121.18
Baytown|TX|29.74|-94.98
San Ramon|CA|37.78|-121.98
Camden|NJ|39.93|-75.12
Lake Charles|LA|30.21|-93.20
Kalamazoo|MI|42.29|-85.59
Arlington Heights|IL|42.09|-87.98
Plymouth|MN|45.01|-93.46
Waterford|MI|42.69|-83.41
Evanston|IL|42.04|-87.69
Manteca|CA|37.80|-121.22
Kendall|FL|25.68|-80.32
Wyoming|MI|42.91|-85.71
Loveland|CO|40.40|-105.07
Cheektowaga|NY|42.90|-78.75
Kings Bridge|NY|40.88|-73.91
Perris|CA|33.78|-117.23
Bethlehem|PA|40.63|-75.37
Albany|GA|31.58|-84.16
Schaumburg|IL|42.03|-88.08
Gastonia|NC|35.26|-81.19
Brownsville|NY|40.66|-73.92
Union City|CA|37.60|-122.02
Bolingbrook|IL|41.70|-88.07
Iowa City|IA|41.66|-91.53
Layton|UT|41.06|-111.97
Missouri City|TX|29.62|-95.54
Appleton|WI|44.26|-88.42
Fort Myers|FL|26.62|-81.84
Boynton Beach|FL|26.53|-80.07
Jonesboro|AR|35.84|-90.70
Rapid City|SD|44.08|-103.23
Warner Robins|GA|32.62|-83.63
Rochester Hills|MI|42.66|-83.15
Decatur|IL|39.84|-88.95
Southfield|MI|42.47|-83.22
Saint George|UT|37.10|-113.58
New Britain|CT|41.66|-72.78
Franklin|TN|35.93|-86.87
Turlock|CA|37.49|-120.85
Temple|TX|31.10|-97.34
Apple Valley|CA|34.50|-117.19
Lynwood|CA|33.93|-118.21
Waukesha|WI|43.01|-88.23
Wilmington|DE|39.75|-75.55
Canton|OH|40.80|-81.38
Gulfport|MS|30.37|-89.09
Pawtucket|RI|41.88|-71.38
Lauderhill|FL|26.14|-80.21
Rock Hill|SC|34.92|-81.03
Silver Spring|MD|38.99|-77.03
West Gulfport|MS|30.40|-89.09
Flower Mound|TX|33.01|-97.10
Bismarck|ND|46.81|-100.78
Centreville|VA|38.84|-77.43
Lafayette|IN|40.42|-86.88
Passaic|NJ|40.86|-74.13
Riverview|FL|27.87|-82.33
Redlands|CA|34.06|-117.18
Missoula|MT|46.87|-113.99
Rancho Cordova|CA|38.59|-121.30
New Braunfels|TX|29.70|-98.12
Cherry Hill|NJ|39.93|-75.03
Flagstaff|AZ|35.20|-111.65
Muncie|IN|40.19|-85.39
Weston|FL|26.10|-80.40
Frederick|MD|39.41|-77.41
Pasco|WA|46.24|-119.10
Pittsburg|CA|38.03|-121.88
Palatine|IL|42.11|-88.03
North Richland Hills|TX|32.83|-97.23
Union City|NJ|40.78|-74.02
Kissimmee|FL|28.30|-81.42
Walnut Creek|CA|37.91|-122.06
Mount Vernon|NY|40.91|-73.84
Conroe|TX|30.31|-95.46
Dothan|AL|31.22|-85.39
Waterloo|IA|42.49|-92.34
Maple Grove|MN|45.07|-93.46
Framingham|MA|42.28|-71.42
Redondo Beach|CA|33.85|-118.39
Bossier City|LA|32.52|-93.73
Yorba Linda|CA|33.89|-117.81
Woodbury|MN|44.92|-92.96
Eau Claire|WI|44.81|-91.50
Waldorf|MD|38.62|-76.94
Forest Hills|NY|40.72|-73.85
Davis|CA|38.54|-121.74
Glen Burnie|MD|39.16|-76.62
Camarillo|CA|34.22|-119.04
Victoria|TX|28.81|-97.00
Gaithersburg|MD|39.14|-77.20
Jacksonville|NC|34.75|-77.43
South San Francisco|CA|37.65|-122.41
Kenner|LA|29.99|-90.24
Jackson Heights|NY|40.76|-73.89
Rockville|MD|39.08|-77.15
Jackson|TN|35.61|-88.81
Yuba City|CA|39.14|-121.62
Portland|ME|43.66|-70.26
Palo Alto|CA|37.44|-122.14
Casas Adobes|AZ|32.32|-111.00
Marysville|WA|48.05|-122.18
South Jordan|UT|40.56|-111.93
Oshkosh|WI|44.02|-88.54
North Little Rock|AR|34.77|-92.27
Homestead|FL|25.47|-80.48
Bayside|NY|40.77|-73.78
Bayonne|NJ|40.67|-74.11
Eagan|MN|44.80|-93.17
Delray Beach|FL|26.46|-80.07
Johnson City|TN|36.31|-82.35
Dale City|VA|38.64|-77.31
Cedar Park|TX|30.51|-97.82
Parkchester|NY|40.84|-73.86
Atascocita|TX|30.00|-95.18
Saint Cloud|MN|45.56|-94.16
Ellicott City|MD|39.27|-76.80
Laguna Niguel|CA|33.52|-117.71
Saint Charles|MO|38.78|-90.48
Harlingen|TX|26.19|-97.70
San Clemente|CA|33.43|-117.61
West Lynchburg|VA|37.40|-79.18
Framingham Center|MA|42.30|-71.44
Schenectady|NY|42.81|-73.94
Broomfield|CO|39.92|-105.09
Ames|IA|42.03|-93.62
Shawnee|KS|39.04|-94.72
Conway|AR|35.09|-92.44
East Orange|NJ|40.77|-74.20
Skokie|IL|42.03|-87.73
Daytona Beach|FL|29.21|-81.02
West Bloomfield Township|MI|42.57|-83.38
Tamarac|FL|26.21|-80.25
Youngstown|OH|41.10|-80.65
Lodi|CA|38.13|-121.27
Greenville|SC|34.85|-82.39
Mansfield|TX|32.56|-97.14
Santa Cruz|CA|36.97|-122.03
Pico Rivera|CA|33.98|-118.10
Madera|CA|36.96|-120.06
Janesville|WI|42.68|-89.02
West Des Moines|IA|41.58|-93.71
Montebello|CA|34.01|-118.11
Georgetown|TX|30.63|-97.68
Alpharetta|GA|34.08|-84.29
Lorain|OH|41.45|-82.18
Bowling Green|KY|36.99|-86.44
Flatlands|NY|40.62|-73.93
Dundalk|MD|39.25|-76.52
Eden Prairie|MN|44.85|-93.47
North Bergen|NJ|40.80|-74.01
Florence-Graham|CA|33.97|-118.24
Waltham|MA|42.38|-71.24
Cheyenne|WY|41.14|-104.82
West Hartford|CT|41.76|-72.74
Rogers|AR|36.33|-94.12
Carol City|FL|25.94|-80.25
Encinitas|CA|33.04|-117.29
Haverhill|MA|42.78|-71.08
Jupiter|FL|26.93|-80.09
Council Bluffs|IA|41.26|-95.86
Wellington|FL|26.66|-80.24
West Coon Rapids|MN|45.16|-93.35
North Miami|FL|25.89|-80.19
Hamilton|OH|39.40|-84.56
North Port|FL|27.04|-82.24
Tulare|CA|36.21|-119.35
Coon Rapids|MN|45.12|-93.29
Millcreek|UT|40.69|-111.88
La Habra|CA|33.93|-117.95
Blaine|MN|45.16|-93.23
Auburn|AL|32.61|-85.48
Lake Elsinore|CA|33.67|-117.33
Carmichael|CA|38.62|-121.33
Taylor|MI|42.24|-83.27
Burnsville|MN|44.77|-93.28
Monterey Park|CA|34.06|-118.12
Castro Valley|CA|37.69|-122.09
Irvington|NJ|40.73|-74.23
Rocklin|CA|38.79|-121.24
Utica|NY|43.10|-75.23
Malden|MA|42.43|-71.07
National City|CA|32.68|-117.10
Springfield|OR|44.05|-123.02
Bethesda|MD|38.98|-77.10
Terre Haute|IN|39.47|-87.41
Vineland|NJ|39.49|-75.03
San Marcos|TX|29.88|-97.94
Brentwood|NY|40.78|-73.25
Lakeville|MN|44.65|-93.24
West Allis|WI|43.02|-88.01
Redmond|WA|47.67|-122.12
Cupertino|CA|37.32|-122.03
Taylorsville|UT|40.67|-111.94
Bristol|CT|41.67|-72.95
Moore|OK|35.34|-97.49
Gardena|CA|33.89|-118.31
Petaluma|CA|38.23|-122.64
Grand Junction|CO|39.06|-108.55
Casper|WY|42.87|-106.31
Rowlett|TX|32.90|-96.56
La Mesa|CA|32.77|-117.02
Pine Hills|FL|28.56|-81.45
Bensonhurst|NY|40.60|-73.99
Coney Island|NY|40.58|-73.99
Meriden|CT|41.54|-72.81
Pontiac|MI|42.64|-83.29
Port Orange|FL|29.14|-81.00
Hamden|CT|41.40|-72.90
Lakewood|WA|47.17|-122.52
Fountainebleau|FL|25.77|-80.35
Saint Clair Shores|MI|42.50|-82.89
Springfield|OH|39.92|-83.81
Great Falls|MT|47.50|-111.30
Chapel Hill|NC|35.91|-79.06
Huntington Park|CA|33.98|-118.23
Lancaster|PA|40.04|-76.31
Coconut Creek|FL|26.25|-80.18
Idaho Falls|ID|43.47|-112.03
San Rafael|CA|37.97|-122.53
Noblesville|IN|40.05|-86.01
Marietta|GA|33.95|-84.55
Fairfield|CT|41.14|-73.26
Owensboro|KY|37.77|-87.11
Eastvale|CA|33.96|-117.56
Royal Oak|MI|42.49|-83.14
Brentwood|CA|37.93|-121.70
Dubuque|IA|42.50|-90.66
Brookline|MA|42.33|-71.12
Novi|MI|42.48|-83.48
Des Plaines|IL|42.03|-87.88
Orland Park|IL|41.63|-87.85
Bartlett|TN|35.20|-89.87
Woodland|CA|38.68|-121.77
Lehi|UT|40.39|-111.85
White Plains|NY|41.03|-73.76
Arcadia|CA|34.14|-118.04
Reston|VA|38.97|-77.34
Ocala|FL|29.19|-82.14
South Vineland|NJ|39.45|-75.03
Sanford|FL|28.80|-81.27
Bowie|MD|38.94|-76.73
Kokomo|IN|40.49|-86.13
Wayne|NJ|40.93|-74.28
Santee|CA|32.84|-116.97
Dublin|CA|37.70|-121.94
Palm Harbor|FL|28.08|-82.76
Medford|MA|42.42|-71.11
Midwest City|OK|35.45|-97.40
Margate|FL|26.24|-80.21
South Whittier|CA|33.95|-118.04
Tinley Park|IL|41.57|-87.78
Pflugerville|TX|30.44|-97.62
New Brunswick|NJ|40.49|-74.45
Grand Forks|ND|47.93|-97.03
Fountain Valley|CA|33.71|-117.95
Diamond Bar|CA|34.03|-117.81
Taunton|MA|41.90|-71.09
Oak Lawn|IL|41.71|-87.76
Union|NJ|40.70|-74.26
Ankeny|IA|41.73|-93.61
Chicopee|MA|42.15|-72.61
Berwyn|IL|41.85|-87.79
Manhattan|KS|39.18|-96.57
Kendale Lakes|FL|25.71|-80.41
Smyrna|GA|33.88|-84.51
Dearborn Heights|MI|42.34|-83.27
Porterville|CA|36.07|-119.02
Piscataway|NJ|40.50|-74.40
Doral|FL|25.82|-80.36
Hendersonville|TN|36.30|-86.62
Rocky Mount|NC|35.94|-77.79
Corvallis|OR|44.56|-123.26
Valdosta|GA|30.83|-83.28
Hanford|CA|36.33|-119.65
Castle Rock|CO|39.37|-104.86
Greenwood|IN|39.61|-86.11
Hempstead|NY|40.71|-73.62
Novato|CA|38.11|-122.57
Kettering|OH|39.69|-84.17
Bellevue|NE|41.14|-95.89
Shoreline|WA|47.76|-122.34
Decatur|AL|34.61|-86.98
Paramount|CA|33.89|-118.16
Port Arthur|TX|29.89|-93.94
Anderson|IN|40.11|-85.68
Tamiami|FL|25.76|-80.40
Towson|MD|39.40|-76.60
North Chicopee|MA|42.18|-72.60
Sarasota|FL|27.34|-82.53
Cypress Hills|NY|40.68|-73.89
West Haven|CT|41.27|-72.95
Rosemead|CA|34.08|-118.07
Jackson|NJ|39.78|-74.86
Highland|CA|34.13|-117.21
Mount Prospect|IL|42.07|-87.94
Colton|CA|34.07|-117.31
Carson City|NV|39.16|-119.77
Pocatello|ID|42.87|-112.45
Bradenton|FL|27.50|-82.57
Weymouth|MA|42.22|-70.94
Port Charlotte|FL|26.98|-82.09
Normal|IL|40.51|-88.99
Spring|TX|30.08|-95.42
Allapattah|FL|25.81|-80.22
Richland|WA|46.29|-119.28
Euless|TX|32.84|-97.08
Trujillo Alto|PR|18.35|-66.01
Blue Springs|MO|39.02|-94.28
East Pensacola Heights|FL|30.43|-87.18
Hacienda Heights|CA|33.99|-117.97
Ozone Park|NY|40.68|-73.84
Briarwood|NY|40.71|-73.82
Cathedral City|CA|33.78|-116.47
Lakewood|NJ|40.10|-74.22
Elyria|OH|41.37|-82.11
Wheaton|IL|41.87|-88.11
Commerce City|CO|39.81|-104.93
Hoboken|NJ|40.74|-74.03
Watsonville|CA|36.91|-121.76
Lake Havasu City|AZ|34.48|-114.32
Revere|MA|42.41|-71.01
West New York|NJ|40.79|-74.01
Yucaipa|CA|34.03|-117.04
Gilroy|CA|37.01|-121.57
Pensacola|FL|30.42|-87.22
Poinciana|FL|28.14|-81.46
Kingsport|TN|36.55|-82.56
Levittown|PA|40.16|-74.83
Palm Beach Gardens|FL|26.82|-80.14
Delano|CA|35.77|-119.25
West Sacramento|CA|38.58|-121.53
Huntersville|NC|35.41|-80.84
Perth Amboy|NJ|40.51|-74.27
Southaven|MS|34.99|-90.01
Saint Peters|MO|38.80|-90.63
Harrisonburg|VA|38.45|-78.87
Peabody|MA|42.53|-70.93
Placentia|CA|33.87|-117.87
Lenexa|KS|38.95|-94.73
DeSoto|TX|32.59|-96.86
Burlington|NC|36.10|-79.44
South Hill|WA|47.14|-122.27
Elkhart|IN|41.68|-85.98
La Crosse|WI|43.80|-91.24
Oak Park|IL|41.89|-87.78
Florissant|MO|38.79|-90.32
Wakefield|NY|40.90|-73.85
Albany|OR|44.64|-123.11
Hoffman Estates|IL|42.04|-88.08
Glendora|CA|34.14|-117.87
Queens Village|NY|40.73|-73.74
Brookhaven|GA|33.86|-84.34
Levittown|NY|40.73|-73.51
Palm Desert|CA|33.72|-116.38
Joplin|MO|37.08|-94.51
Enid|OK|36.40|-97.88
Bonita Springs|FL|26.34|-81.78
Irondequoit|NY|43.21|-77.58
Caldwell|ID|43.66|-116.69
Minnetonka|MN|44.91|-93.50
Pinellas Park|FL|27.84|-82.70
Battle Creek|MI|42.32|-85.18
Casa Grande|AZ|32.88|-111.76
Mott Haven|NY|40.81|-73.92
The Villages|FL|28.93|-81.96
Grand Island|NE|40.93|-98.34
Grapevine|TX|32.93|-97.08
Stratford|CT|41.18|-73.13
Kentwood|MI|42.87|-85.64
Milford|CT|41.22|-73.06
Tigard|OR|45.43|-122.77
East Hartford|CT|41.78|-72.61
Apple Valley|MN|44.73|-93.22
Plainfield|NJ|40.63|-74.41
Leesburg|VA|39.12|-77.56
Parsippany|NJ|40.86|-74.43
Coral Gables|FL|25.72|-80.27
The Hammocks|FL|25.67|-80.44
Buckeye|AZ|33.37|-112.58
Flagami|FL|25.76|-80.32
Catalina Foothills|AZ|32.30|-110.92
Lakewood|OH|41.48|-81.80
North La Crosse|WI|43.85|-91.25
Burien|WA|47.47|-122.35
Logan|UT|41.74|-111.83
Olympia|WA|47.04|-122.90
South Peabody|MA|42.51|-70.95
Aliso Viejo|CA|33.57|-117.73
Galveston|TX|29.30|-94.80
Poway|CA|32.96|-117.04
Edina|MN|44.89|-93.35
Minnetonka Mills|MN|44.94|-93.44
Stonecrest|GA|33.71|-84.13
Cerritos|CA|33.86|-118.06
Redford|MI|42.38|-83.30
East Honolulu|HI|21.29|-157.72
Troy|NY|42.73|-73.69
Sunnyside|NY|40.74|-73.94
Charleston|WV|38.35|-81.63
Downers Grove|IL|41.81|-88.01
Azusa|CA|34.13|-117.91
Wilson|NC|35.72|-77.92
Monroe|LA|32.51|-92.12
Parker|CO|39.52|-104.76
La Mirada|CA|33.92|-118.01
Minot|ND|48.23|-101.30
Aloha|OR|45.49|-122.87
Saginaw|MI|43.42|-83.95
Bedford|TX|32.84|-97.14
Rancho Santa Margarita|CA|33.64|-117.60
Arecibo|PR|18.47|-66.72
Cypress|CA|33.82|-118.04
Murray|UT|40.67|-111.89
Cuyahoga Falls|OH|41.13|-81.48
Coeur d'Alene|ID|47.68|-116.78
Bloomfield|NJ|40.81|-74.19
Harrisburg|PA|40.27|-76.88
Rowland Heights|CA|33.98|-117.91
Covina|CA|34.09|-117.89
Stillwater|OK|36.12|-97.06
Niagara Falls|NY|43.09|-79.06
Collierville|TN|35.04|-89.66
Summerville|SC|33.02|-80.18
Sheboygan|WI|43.75|-87.71
Middletown|OH|39.52|-84.40
Aspen Hill|MD|39.08|-77.07
Dunwoody|GA|33.95|-84.33
Huntington|WV|38.42|-82.45
Maricopa|AZ|33.06|-112.05
Roswell|NM|33.39|-104.52
Cedar Hill|TX|32.59|-96.96
East Brunswick|NJ|40.43|-74.42
East Lansing|MI|42.74|-84.48
Apopka|FL|28.68|-81.51
Maspeth|NY|40.72|-73.91
Wheaton|MD|39.04|-77.06
Mishawaka|IN|41.66|-86.16
Portage|MI|42.20|-85.58
West Orange|NJ|40.80|-74.24
McLean|VA|38.93|-77.18
Newark|OH|40.06|-82.40
Ceres|CA|37.59|-120.96
Alexandria|LA|31.31|-92.45
Chesterfield|MO|38.66|-90.58
Barnstable|MA|41.70|-70.30
Salina|KS|38.84|-97.61
Lawrence|IN|39.84|-86.03
Bel Air South|MD|39.51|-76.32
Pearl City|HI|21.40|-157.98
Euclid|OH|41.59|-81.53
Roseville|MI|42.50|-82.94
Texas City|TX|29.38|-94.90
Wauwatosa|WI|43.05|-88.01
Florin|CA|38.50|-121.41
Twin Falls|ID|42.56|-114.46
Glenview|IL|42.07|-87.79
East Providence|RI|41.81|-71.37
Palm Springs|CA|33.83|-116.55
San Luis Obispo|CA|35.28|-120.66
Methuen|MA|42.73|-71.19
Country Club|FL|25.95|-80.32
Madison|AL|34.70|-86.75
Jeffersonville|IN|38.28|-85.74
San Jacinto|CA|33.78|-116.96
Mentor|OH|41.67|-81.34
Mansfield|OH|40.76|-82.52
Hattiesburg|MS|31.33|-89.29
Draper|UT|40.52|-111.86
Middletown|CT|41.56|-72.65
Wylie|TX|33.02|-96.54
Columbus|IN|39.20|-85.92
Smyrna|TN|35.98|-86.52
Charlottesville|VA|38.03|-78.48
Lincoln|CA|38.89|-121.29
Lacey|WA|47.03|-122.82
Littleton|CO|39.61|-105.02
Beavercreek|OH|39.71|-84.06
Kannapolis|NC|35.49|-80.62
Everett|MA|42.41|-71.05
Binghamton|NY|42.10|-75.92
Cypress|TX|29.97|-95.70
Elmhurst|IL|41.90|-87.94
Sammamish|WA|47.64|-122.08
Antelope|CA|38.71|-121.33
Keller|TX|32.93|-97.25
Biloxi|MS|30.40|-88.89
Apex|NC|35.73|-78.85
West Lafayette|IN|40.43|-86.91
Titusville|FL|28.61|-80.81
Altoona|PA|40.52|-78.39
Saint Louis Park|MN|44.95|-93.35
Enfield|CT|41.98|-72.59
Dublin|OH|40.10|-83.11
Tuckahoe|VA|37.59|-77.56
Potomac|MD|39.02|-77.21
Cleveland Heights|OH|41.52|-81.56
Sayreville|NJ|40.46|-74.36
Cutler Bay|FL|25.58|-80.34
Hackensack|NJ|40.89|-74.04
Pine Bluff|AR|34.23|-92.00
West Seneca|NY|42.85|-78.80
Strongsville|OH|41.31|-81.84
Coachella|CA|33.68|-116.17
Bentonville|AR|36.37|-94.21
Fort Pierce|FL|27.45|-80.33
Bridgewater|NJ|40.60|-74.65
Danville|CA|37.82|-122.00
Oakland Park|FL|26.17|-80.13
Attleboro|MA|41.94|-71.29
Severn|MD|39.14|-76.70
Blacksburg|VA|37.23|-80.41
Haltom City|TX|32.80|-97.27
Lompoc|CA|34.64|-120.46
Wesley Chapel|FL|28.24|-82.33
Urbandale|IA|41.63|-93.71
York|PA|39.96|-76.73
North Miami Beach|FL|25.93|-80.16
El Centro|CA|32.79|-115.56
Rego Park|NY|40.73|-73.85
Cleveland|TN|35.16|-84.88
North Bethesda|MD|39.04|-77.12
Beaumont|CA|33.93|-116.98
Lombard|IL|41.88|-88.01
Bountiful|UT|40.89|-111.88
North Lauderdale|FL|26.22|-80.23
Burleson|TX|32.54|-97.32
Ocoee|FL|28.57|-81.54
Oro Valley|AZ|32.39|-110.97
Ashburn|VA|39.04|-77.49
Augusta|GA|33.47|-81.97
Bozeman|MT|45.68|-111.04
Sierra Vista|AZ|31.55|-110.30
Freeport|NY|40.66|-73.58
Pittsfield|MA|42.45|-73.25
Hilo|HI|19.73|-155.09
West Babylon|NY|40.72|-73.35
DeKalb|IL|41.93|-88.75
San Bruno|CA|37.63|-122.41
Jefferson City|MO|38.58|-92.17
Altamonte Springs|FL|28.66|-81.37
Bell Gardens|CA|33.97|-118.15
Morgan Hill|CA|37.13|-121.65
Bothell|WA|47.76|-122.21
Fond du Lac|WI|43.77|-88.44
Sicklerville|NJ|39.72|-74.97
Sayreville Junction|NJ|40.47|-74.33
Farmington|NM|36.73|-108.22
Salem|MA|42.52|-70.90
Arlington|MA|42.42|-71.16
Altadena|CA|34.19|-118.13
Fairfield|OH|39.35|-84.56
Rancho Palos Verdes|CA|33.74|-118.39
North Highlands|CA|38.69|-121.37
Moline|IL|41.51|-90.52
Concord|NH|43.21|-71.54
East Concord|NH|43.24|-71.54
Rockwall|TX|32.93|-96.46
Plainfield|IL|41.63|-88.20
Burlington|VT|44.48|-73.21
Rohnert Park|CA|38.34|-122.70
Urbana|IL|40.11|-88.21
Midland|MI|43.62|-84.25
Prescott Valley|AZ|34.61|-112.32
State College|PA|40.79|-77.86
Kearny|NJ|40.77|-74.15
El Dorado Hills|CA|38.69|-121.08
Danville|VA|36.59|-79.40
Belleville|IL|38.52|-89.98
Linden|NJ|40.62|-74.24
Moorhead|MN|46.87|-96.77
Woodside|NY|40.75|-73.91
Brea|CA|33.92|-117.90
Riverton|UT|40.52|-111.94
Prescott|AZ|34.54|-112.47
Mount Laurel|NJ|39.93|-74.89
The Colony|TX|33.09|-96.89
Manassas|VA|38.75|-77.48
Brentwood|TN|36.03|-86.78
Westfield|MA|42.13|-72.75
Hutchinson|KS|38.06|-97.93
Leominster|MA|42.53|-71.76
Catonsville|MD|39.27|-76.73
Hicksville|NY|40.77|-73.53
Bartlett|IL|42.00|-88.19
Buffalo Grove|IL|42.15|-87.96
Woonsocket|RI|42.00|-71.51
Edmonds|WA|47.81|-122.38
Marana|AZ|32.44|-111.23
Shelton|CT|41.32|-73.09
Cedar Falls|IA|42.53|-92.45
Beverly|MA|42.56|-70.88
University|FL|28.07|-82.44
Coppell|TX|32.95|-97.02
Findlay|OH|41.04|-83.65
Campbell|CA|37.29|-121.95
Lake Ridge|VA|38.69|-77.30
Burke|VA|38.79|-77.27
Mankato|MN|44.16|-94.01
Annandale|VA|38.83|-77.20
Covington|KY|39.08|-84.51
Morris Heights|NY|40.85|-73.92
Peachtree Corners|GA|33.97|-84.22
South Valley|NM|35.01|-106.68
Ormond Beach|FL|29.29|-81.06
Carrollwood Village|FL|28.07|-82.52
Huntsville|TX|30.72|-95.55
Sumter|SC|33.92|-80.34
Quincy|IL|39.94|-91.41
Wilkes-Barre|PA|41.25|-75.88
La Puente|CA|34.02|-117.95
Holyoke|MA|42.20|-72.62
Sherman|TX|33.64|-96.61
Goose Creek|SC|32.98|-80.03
Maplewood|MN|44.95|-93.00
Streamwood|IL|42.03|-88.18
Fitchburg|MA|42.58|-71.80
Hilton Head Island|SC|32.19|-80.74
La Quinta|CA|33.66|-116.31
North Atlanta|GA|33.87|-84.34
Crystal Lake|IL|42.24|-88.32
Hagerstown|MD|39.64|-77.72
San Gabriel|CA|34.10|-118.11
Hickory|NC|35.73|-81.34
Beverly Cove|MA|42.55|-70.85
Winter Garden|FL|28.57|-81.59
Carol Stream|IL|41.91|-88.13
Warren|OH|41.24|-80.82
Marlboro|NJ|40.32|-74.25
Teaneck|NJ|40.90|-74.02
Calexico|CA|32.68|-115.50
Florence|AL|34.80|-87.68
Shakopee|MN|44.80|-93.53
Billerica|MA|42.56|-71.27
Norwich|CT|41.52|-72.08
Amherst|MA|42.37|-72.52
Duncanville|TX|32.65|-96.91
New Berlin|WI|42.98|-88.11
Marlborough|MA|42.35|-71.55
Oakley|CA|38.00|-121.71
Lancaster|OH|39.71|-82.60
Romeoville|IL|41.65|-88.09
Montclair|NJ|40.83|-74.21
Meridian|MS|32.36|-88.70
Puyallup|WA|47.19|-122.29
Woburn|MA|42.48|-71.15
Bremerton|WA|47.57|-122.63
Hallandale Beach|FL|25.98|-80.15
Clovis|NM|34.40|-103.21
Annapolis|MD|38.98|-76.49
Weslaco|TX|26.16|-97.99
Cape Girardeau|MO|37.31|-89.52
Bullhead City|AZ|35.15|-114.57
North Fort Myers|FL|26.67|-81.88
Chelsea|MA|42.39|-71.03
Grove City|OH|39.88|-83.09
Essex|MD|39.31|-76.47
Atlantic City|NJ|39.36|-74.42
Pacifica|CA|37.61|-122.49
Germantown|TN|35.09|-89.81
Northglenn|CO|39.89|-104.99
Far Rockaway|NY|40.61|-73.76
Coram|NY|40.87|-73.00
Wausau|WI|44.96|-89.63
Hurst|TX|32.82|-97.17
Stanton|CA|33.80|-117.99
Lancaster|TX|32.59|-96.76
Friendswood|TX|29.53|-95.20
Gainesville|GA|34.30|-83.82
The Acreage|FL|26.79|-80.27
Montclair|CA|34.08|-117.69
Kailua|HI|21.40|-157.74
Rock Island|IL|41.51|-90.58
Whitney|NV|36.10|-115.04
Oviedo|FL|28.67|-81.21
Carpentersville|IL|42.12|-88.26
Lake Oswego|OR|45.42|-122.67
Muskogee|OK|35.75|-95.37
Hobbs|NM|32.70|-103.14
Muskegon|MI|43.23|-86.25
Westerville|OH|40.13|-82.93
Little Elm|TX|33.16|-96.94
Hanover Park|IL|42.00|-88.15
Channelview|TX|29.78|-95.11
Panama City|FL|30.16|-85.66
Florence|SC|34.20|-79.76
Waipahu|HI|21.39|-158.01
Wake Forest|NC|35.98|-78.51
Huber Heights|OH|39.84|-84.12
Martinez|CA|38.02|-122.13
East Meadow|NY|40.71|-73.56
Hanover|MD|39.19|-76.72
Wheeling|IL|42.14|-87.93
Apache Junction|AZ|33.42|-111.55
Pleasant Grove|UT|40.36|-111.74
Brookfield|WI|43.06|-88.11
Delaware|OH|40.30|-83.07
Roy|UT|41.16|-112.03
Valley Stream|NY|40.66|-73.71
Schertz|TX|29.55|-98.27
Spanish Fork|UT|40.11|-111.65
Keizer|OR|44.99|-123.03
Leander|TX|30.58|-97.85
Lima|OH|40.74|-84.11
Spartanburg|SC|34.95|-81.93
Park Ridge|IL|42.01|-87.84
Winter Haven|FL|28.02|-81.73
Aventura|FL|25.96|-80.14
Severna Park|MD|39.07|-76.55
Royal Palm Beach|FL|26.71|-80.23
Brighton|CO|39.99|-104.82
Phenix City|AL|32.47|-85.00
Milton|GA|34.13|-84.30
Dover|DE|39.16|-75.52
Sun City|AZ|33.60|-112.27
Lake Worth|FL|26.62|-80.07
Kew Gardens Hills|NY|40.73|-73.82
Jamaica Plain|MA|42.31|-71.12
Monrovia|CA|34.15|-118.00
Hollister|CA|36.85|-121.40
Los Banos|CA|37.06|-120.85
Plant City|FL|28.02|-82.11
Greenfield|WI|42.96|-88.01
Marion|IA|42.03|-91.60
Braintree|MA|42.20|-71.00
Newnan|GA|33.38|-84.80
Texarkana|TX|33.43|-94.05
Addison|IL|41.93|-87.99
Reynoldsburg|OH|39.95|-82.81
Odenton|MD|39.08|-76.70
Mableton|GA|33.82|-84.58
Hilton Head|SC|32.22|-80.75
Grants Pass|OR|42.44|-123.33
Indian Trail|NC|35.08|-80.67
Calumet City|IL|41.62|-87.53
Lincoln Park|MI|42.25|-83.18
Lynnwood|WA|47.82|-122.32
Whitestone|NY|40.79|-73.82
Beloit|WI|42.51|-89.03
Belleville|NJ|40.79|-74.15
Longview|WA|46.14|-122.94
Columbia|TN|35.62|-87.04
Portage|IN|41.58|-87.18
Westfield|IN|40.04|-86.13
New Albany|IN|38.29|-85.82
Fort Lee|NJ|40.85|-73.97
Brighton|NY|43.15|-77.55
Bartlesville|OK|36.75|-95.98
Ewing|NJ|40.27|-74.80
San Juan|TX|26.19|-98.16
Woodhaven|NY|40.69|-73.86
Mission Bend|TX|29.69|-95.66
San Juan Capistrano|CA|33.50|-117.66
Pahrump|NV|36.21|-115.98
Saint Charles|MD|38.60|-76.94
Temple City|CA|34.11|-118.06
Marion|OH|40.59|-83.13
Mechanicsville|VA|37.61|-77.37
Lufkin|TX|31.34|-94.73
Pennsauken|NJ|39.96|-75.06
Rome|GA|34.26|-85.16
Claremont|CA|34.10|-117.72
Franklin|WI|42.89|-88.04
Richfield|MN|44.88|-93.28
Bell|CA|33.98|-118.19
Lewiston|ME|44.10|-70.21
Dunedin|FL|28.02|-82.77
Kendall West|FL|25.71|-80.44
Del Rio|TX|29.36|-100.90
Oakville|MO|38.47|-90.30
Commack|NY|40.84|-73.29
Menomonee Falls|WI|43.18|-88.12
Moorpark|CA|34.29|-118.88
Gadsden|AL|34.01|-86.01
Issaquah|WA|47.53|-122.03
Spring Hill|TN|35.75|-86.93
Trumbull|CT|41.24|-73.20
Olive Branch|MS|34.96|-89.83
Mooresville|NC|35.58|-80.81
West Torrington|CT|41.82|-73.14
Willowbrook|CA|33.92|-118.26
Leavenworth|KS|39.31|-94.92
Clinton|MD|38.77|-76.90
Cottage Grove|MN|44.83|-92.94
Wildwood|MO|38.58|-90.66
Richmond|IN|39.83|-84.89
Oregon City|OR|45.36|-122.61
Goldsboro|NC|35.38|-77.99
Manhattan Beach|CA|33.88|-118.41
Parkland|WA|47.16|-122.43
Martinez|GA|33.52|-82.08
East Florence|AL|34.81|-87.65
Kyle|TX|29.99|-97.88
Kearns|UT|40.66|-112.00
Linton Hall|VA|38.76|-77.57
South Miami Heights|FL|25.60|-80.38
Tupelo|MS|34.26|-88.70
Hot Springs|AR|34.50|-93.06
Wildomar|CA|33.60|-117.28
Wentzville|MO|38.81|-90.85
Roseville|MN|45.01|-93.16
Valrico|FL|27.94|-82.24
Coventry|RI|41.70|-71.68
Rosenberg|TX|29.56|-95.81
Bettendorf|IA|41.52|-90.52
East Point|GA|33.68|-84.44
Prattville|AL|32.46|-86.46
Ponte Vedra Beach|FL|30.24|-81.39
Boardman|OH|41.02|-80.66
Cooper City|FL|26.06|-80.27
Oxon Hill-Glassmanor|MD|38.80|-76.97
Egypt Lake-Leto|FL|28.02|-82.51
Oak Creek|WI|42.89|-87.86
Peachtree City|GA|33.40|-84.60
Merrillville|IN|41.48|-87.33
Hot Springs National Park|AR|34.53|-93.06
Saint Cloud|FL|28.25|-81.28
La Porte|TX|29.67|-95.02
University City|MO|38.66|-90.31
Upper Arlington|OH|39.99|-83.06
Torrington|CT|41.80|-73.12
Beverly Hills|CA|34.07|-118.40
Inver Grove Heights|MN|44.85|-93.04
Cumberland|RI|41.97|-71.43
Pleasant Hill|CA|37.95|-122.06
Stow|OH|41.16|-81.44
Lauderdale Lakes|FL|26.17|-80.21
La Vergne|TN|36.02|-86.58
Winter Springs|FL|28.70|-81.31
Merritt Island|FL|28.54|-80.67
West Little River|FL|25.86|-80.24
Brunswick|OH|41.24|-81.84
San Dimas|CA|34.11|-117.81
Monroe|NC|34.99|-80.55
Queen Creek|AZ|33.25|-111.63
Kaneohe|HI|21.40|-157.80
Gahanna|OH|40.02|-82.88
Leawood|KS|38.97|-94.62
Owasso|OK|36.27|-95.85
Derry Village|NH|42.89|-71.31
Orange|NJ|40.77|-74.23
Central Islip|NY|40.79|-73.20
Norristown|PA|40.12|-75.34
Dyker Heights|NY|40.62|-74.01
Glendale|NY|40.70|-73.89
Cottonwood Heights|UT|40.62|-111.81
Gallatin|TN|36.39|-86.45
Houma|LA|29.60|-90.72
Rubidoux|CA|34.00|-117.41
Collinwood|OH|41.56|-81.57
Glendale Heights|IL|41.91|-88.06
Butte|MT|46.00|-112.53
Dana Point|CA|33.47|-117.70
Benton|AR|34.56|-92.59
Vestavia Hills|AL|33.45|-86.79
La Presa|CA|32.71|-117.00
Oakton|VA|38.88|-77.30
Chester|PA|39.85|-75.36
Fajardo|PR|18.33|-65.65
Mount Vernon|WA|48.42|-122.33
Salisbury|NC|35.67|-80.47
Riviera Beach|FL|26.78|-80.06
Orangevale|CA|38.68|-121.23
Oswego|IL|41.68|-88.35
El Mirage|AZ|33.61|-112.32
West Lake Sammamish|WA|47.58|-122.10
Chelmsford|MA|42.60|-71.37
Bay City|MI|43.59|-83.89
Nacogdoches|TX|31.60|-94.66
Shrewsbury|MA|42.30|-71.71
McMinnville|OR|45.21|-123.20
Dalton|GA|34.77|-84.97
Olney|MD|39.15|-77.07
North Providence|RI|41.85|-71.47
Newark|DE|39.68|-75.75
Oak Hill|VA|38.93|-77.40
Deer Park|TX|29.71|-95.12
Holland|MI|42.79|-86.11
Throgs Neck|NY|40.82|-73.82
Northbrook|IL|42.13|-87.83
Hilliard|OH|40.03|-83.16
Wenatchee|WA|47.42|-120.31
West Fargo|ND|46.87|-96.90
Fair Lawn|NJ|40.94|-74.13
Kennesaw|GA|34.02|-84.62
New City|NY|41.15|-73.99
Long Beach|NY|40.59|-73.66
Richmond|KY|37.75|-84.29
Suitland-Silver Hill|MD|38.85|-76.93
Chillum|MD|38.96|-76.99
Foster City|CA|37.56|-122.27
Fairborn|OH|39.82|-84.02
Menlo Park|CA|37.45|-122.18
Lawndale|CA|33.89|-118.35
Hinesville|GA|31.85|-81.60
Waxahachie|TX|32.39|-96.85
St. Charles|MD|38.61|-76.92
Woodridge|IL|41.75|-88.05
Carrollwood|FL|28.05|-82.49
Elk Grove Village|IL|42.00|-87.97
Pekin|IL|40.57|-89.64
Socorro|TX|31.65|-106.30
Elmont|NY|40.70|-73.71
Adelanto|CA|34.58|-117.41
Tooele|UT|40.53|-112.30
Golden Glades|FL|25.91|-80.20
Marrero|LA|29.90|-90.10
Jackson|MI|42.25|-84.40
Foothill Farms|CA|38.68|-121.35
Englewood|CO|39.65|-104.99
Copperas Cove|TX|31.12|-97.90
Bath Beach|NY|40.60|-74.00
Huntington Station|NY|40.85|-73.41
Seaside|CA|36.61|-121.85
Kearney|NE|40.70|-99.08
Redan|GA|33.75|-84.13
Manitowoc|WI|44.09|-87.66
Goshen|IN|41.58|-85.83
Saint Charles|IL|41.91|-88.31
Greenacres City|FL|26.62|-80.13
Salisbury|MD|38.36|-75.60
Douglasville|GA|33.75|-84.75
Security-Widefield|CO|38.75|-104.71
University Place|WA|47.24|-122.55
Pullman|WA|46.73|-117.18
Juneau|AK|58.30|-134.42
Mount Lebanon|PA|40.36|-80.05
Alabaster|AL|33.24|-86.82
Farmers Branch|TX|32.93|-96.90
Oildale|CA|35.42|-119.02
La Verne|CA|34.10|-117.77
Mason|OH|39.36|-84.31
Eastpointe|MI|42.47|-82.96
Gillette|WY|44.29|-105.50
Valparaiso|IN|41.47|-87.06
Midvale|UT|40.61|-111.90
Spring Valley|NY|41.11|-74.04
Rome|NY|43.21|-75.46
Lewiston|ID|46.42|-117.02
North Ridgeville|OH|41.39|-82.02
Petersburg|VA|37.23|-77.40
Ken Caryl|CO|39.58|-105.11
Randallstown|MD|39.37|-76.80
Westlake|OH|41.46|-81.92
Bangor|ME|44.80|-68.78
Clermont|FL|28.55|-81.77
Sun Prairie|WI|43.18|-89.21
Georgetown|KY|38.21|-84.56
Fairbanks|AK|64.84|-147.72
College Park|MD|38.98|-76.94
Springville|UT|40.17|-111.61
Natick|MA|42.28|-71.35
Massillon|OH|40.80|-81.52
Walla Walla|WA|46.06|-118.34
Florence|KY|39.00|-84.63
Andover|MN|45.23|-93.29
Hopkinsville|KY|36.87|-87.49
Laramie|WY|41.31|-105.59
Greenville|MS|33.41|-91.06
Bethel Park|PA|40.33|-80.04
Cookeville|TN|36.16|-85.50
Randolph|MA|42.16|-71.04
Oceanside|NY|40.64|-73.64
Danville|IL|40.12|-87.63
Montgomery Village|MD|39.18|-77.20
North Olmsted|OH|41.42|-81.92
Land O' Lakes|FL|28.22|-82.46
Richmond West|FL|25.61|-80.43
Watertown|MA|42.37|-71.18
Glastonbury|CT|41.71|-72.61
Westmont|CA|33.94|-118.30
Garfield|NJ|40.88|-74.11
Laguna Hills|CA|33.61|-117.71
West Bend|WI|43.43|-88.18
Willingboro|NJ|40.03|-74.87
Mundelein|IL|42.26|-88.00
Centereach|NY|40.86|-73.10
Mount Juliet|TN|36.20|-86.52
Naugatuck|CT|41.49|-73.05
San Luis|AZ|32.49|-114.78
Brighton Beach|NY|40.58|-73.96
Michigan City|IN|41.71|-86.90
Dania Beach|FL|26.05|-80.14
Lewiston Orchards|ID|46.38|-116.98
Lexington|MA|42.45|-71.22
Navarre|FL|30.40|-86.86
Holly Springs|NC|35.65|-78.83
Shawnee|OK|35.33|-96.93
Galesburg|IL|40.95|-90.37
Bowling Green|OH|41.37|-83.65
Des Moines|WA|47.40|-122.32
Wheat Ridge|CO|39.77|-105.08
Florence|AZ|33.03|-111.39
Gurnee|IL|42.37|-87.90
Myrtle Beach|SC|33.69|-78.89
Parkersburg|WV|39.27|-81.56
Miami Lakes|FL|25.91|-80.31
Saratoga|CA|37.26|-122.02
East Lake|FL|28.11|-82.69
Banning|CA|33.93|-116.88
Goleta|CA|34.44|-119.83
Lakeside|FL|30.13|-81.77
Long Branch|NJ|40.30|-73.99
Fair Oaks|CA|38.64|-121.27
Wayne|PA|40.04|-75.39
Lake Stevens|WA|48.02|-122.06
Dover|NH|43.20|-70.87
Radnor|PA|40.05|-75.36
Holladay|UT|40.67|-111.82
Herriman|UT|40.51|-112.03
South Kingstown|RI|41.45|-71.52
Estero|FL|26.44|-81.81
Ithaca|NY|42.44|-76.50
North Tonawanda|NY|43.04|-78.86
Brooklyn Center|MN|45.08|-93.33
Pikesville|MD|39.37|-76.72
New Iberia|LA|30.00|-91.82
Alamogordo|NM|32.90|-105.96
Parkville|MD|39.38|-76.54
Statesboro|GA|32.45|-81.78
Morgantown|WV|39.63|-79.96
Los Gatos|CA|37.23|-121.97
Matthews|NC|35.12|-80.72
Los Altos|CA|37.39|-122.11
Clearfield|UT|41.11|-112.03
Franklin|MA|42.08|-71.40
Owings Mills|MD|39.42|-76.78
Aiken|SC|33.56|-81.72
Plainfield|IN|39.70|-86.40
Helena|MT|46.59|-112.04
Ballwin|MO|38.60|-90.55
Manchester|CT|41.78|-72.52
Algonquin|IL|42.17|-88.29
Bel Air North|MD|39.55|-76.37
Newington|CT|41.70|-72.72
Westfield|NJ|40.66|-74.35
Santa Paula|CA|34.35|-119.06
Fallbrook|CA|33.38|-117.25
Eldersburg|MD|39.40|-76.95
Sherwood|AR|34.82|-92.22
Springfield Gardens|NY|40.66|-73.76
Lawrenceville|GA|33.96|-83.99
Springfield|VA|38.79|-77.19
Kaysville|UT|41.04|-111.94
Granger|IN|41.75|-86.11
Burlingame|CA|37.58|-122.37
Post Falls|ID|47.72|-116.95
Liberty|MO|39.25|-94.42
San Pablo|CA|37.96|-122.35
Savage|MN|44.78|-93.34
Poughkeepsie|NY|41.70|-73.92
Texarkana|AR|33.44|-94.04
North Royalton|OH|41.31|-81.72
Chicago Heights|IL|41.51|-87.64
Lebanon|TN|36.21|-86.29
Walnut|CA|34.02|-117.87
Madison Heights|MI|42.49|-83.11
DeLand|FL|29.03|-81.30
Cedar City|UT|37.68|-113.06
Parkland|FL|26.31|-80.24
West Warwick|RI|41.70|-71.52
Jamestown|NY|42.10|-79.24
New Bern|NC|35.11|-77.04
Rochester|NH|43.30|-70.98
Cleburne|TX|32.35|-97.39
Winter Park|FL|28.60|-81.34
Carney|MD|39.39|-76.52
Southlake|TX|32.94|-97.13
San Carlos|CA|37.51|-122.26
Woodstock|GA|34.10|-84.52
East Hill-Meridian|WA|47.41|-122.17
Niles|IL|42.02|-87.80
Laplace|LA|30.07|-90.48
Westchester|FL|25.75|-80.33
Atascadero|CA|35.49|-120.67
Kent|OH|41.15|-81.36
Levittown|PR|18.45|-66.18
Gloucester|MA|42.61|-70.66
Nicholasville|KY|37.88|-84.57
Oak Park|MI|42.46|-83.18
Highland Park|IL|42.18|-87.80
Elizabethtown|KY|37.69|-85.86
Austintown|OH|41.10|-80.76
East Palo Alto|CA|37.47|-122.14
South Gate|MD|39.13|-76.63
Pueblo West|CO|38.35|-104.72
Port Chester|NY|41.00|-73.67
Princeton|NJ|40.35|-74.66
Fort Hood|TX|31.13|-97.78
LaGrange|GA|33.04|-85.03
Salem|NH|42.79|-71.20
Opelika|AL|32.65|-85.38
Rahway|NJ|40.61|-74.28
North Chicago|IL|42.33|-87.84
Middle Village|NY|40.72|-73.88
Morristown|TN|36.21|-83.29
Cheshire|CT|41.50|-72.90
Branford|CT|41.28|-72.82
Raytown|MO|39.01|-94.46
Fruit Cove|FL|30.11|-81.64
Port Huron|MI|42.97|-82.42
Tewksbury|MA|42.61|-71.23
Vega Baja|PR|18.44|-66.39
Franklin Square|NY|40.71|-73.68
Oak Ridge|TN|36.01|-84.27
Southgate|MI|42.21|-83.19
East Haven|CT|41.28|-72.87
Upper Alton|IL|38.91|-90.15
Johnston|RI|41.82|-71.51
Atwater|CA|37.35|-120.61
West Falls Church|VA|38.86|-77.19
Williamsport|PA|41.24|-77.00
Duluth|GA|34.00|-84.14
Fort Bragg|NC|35.14|-79.01
Russellville|AR|35.28|-93.13
Sanford|NC|35.48|-79.18
Harker Heights|TX|31.08|-97.66
Voorhees|NJ|40.48|-74.48
Burbank|IL|41.73|-87.78
Marion|IN|40.56|-85.66
Granite City|IL|38.70|-90.15
Milford Mill|MD|39.35|-76.77
Lake in the Hills|IL|42.18|-88.33
Evans|GA|33.53|-82.13
O'Fallon|IL|38.59|-89.91
Fort Hamilton|NY|40.62|-74.03
Carlsbad|NM|32.42|-104.23
Ferry Pass|FL|30.51|-87.21
Kingman|AZ|35.19|-114.05
Orcutt|CA|34.87|-120.44
Henderson|KY|37.84|-87.59
Needham|MA|42.28|-71.23
Crown Point|IN|41.42|-87.37
Big Spring|TX|32.25|-101.48
Dracut|MA|42.67|-71.30
Schererville|IN|41.48|-87.45
Burton|MI|43.00|-83.62
Ridgecrest|CA|35.62|-117.67
Windsor|CT|41.85|-72.64
Eagle Pass|TX|28.71|-100.50
Agawam|MA|42.07|-72.61
Weatherford|TX|32.76|-97.80
West Elkridge|MD|39.21|-76.73
East Chicago|IN|41.64|-87.45
Redmond|OR|44.27|-121.17
Jacksonville|AR|34.87|-92.11
Norwood|MA|42.19|-71.20
Northampton|MA|42.33|-72.64
Englewood|NJ|40.89|-73.97
Lake Magdalene|FL|28.07|-82.47
Perry Hall|MD|39.41|-76.46
Maryville|TN|35.76|-83.97
Hobart|IN|41.53|-87.26
Fresh Meadows|NY|40.73|-73.79
Mehlville|MO|38.51|-90.32
Greer|SC|34.94|-82.23
Lansing|IL|41.56|-87.54
Harrison|NY|40.97|-73.71
Monterey|CA|36.60|-121.89
West Islip|NY|40.71|-73.31
Desert Hot Springs|CA|33.96|-116.50
American Fork|UT|40.38|-111.80
Central|LA|30.55|-91.04
Newburgh|NY|41.50|-74.01
Chamblee|GA|33.89|-84.30
Millville|NJ|39.40|-75.04
North Andover|MA|42.70|-71.14
SeaTac|WA|47.45|-122.29
Elmira|NY|42.09|-76.81
Spring Valley|CA|32.74|-117.00
Stockbridge|GA|33.54|-84.23
Glen Ellyn|IL|41.88|-88.07
Monroeville|PA|40.42|-79.79
Benicia|CA|38.05|-122.16
Fredericksburg|VA|38.30|-77.46
Suisun|CA|38.24|-122.04
Aberdeen|SD|45.46|-98.49
Cranberry Township|PA|40.68|-80.11
Garfield Heights|OH|41.42|-81.61
South Chicago|IL|41.74|-87.55
Cataño|PR|18.44|-66.12
Cornelius|NC|35.49|-80.86
Oakdale|MN|44.96|-92.96
Oak Forest|IL|41.60|-87.74
Garner|NC|35.71|-78.61
Drexel Hill|PA|39.95|-75.29
North Kingstown|RI|41.55|-71.47
Bella Vista|AR|36.48|-94.27
Melrose|MA|42.46|-71.07
Fitchburg|WI|42.96|-89.47
Wellesley|MA|42.30|-71.29
Enterprise|AL|31.32|-85.86
Winchester|NV|36.13|-115.12
Slidell|LA|30.28|-89.78
University Heights|NY|40.86|-73.91
West Springfield|MA|42.11|-72.62
Dodge City|KS|37.75|-100.02
Paragould|AR|36.06|-90.50
Maywood|CA|33.99|-118.19
Seguin|TX|29.57|-97.96
Shirley|NY|40.80|-72.87
Livingston|NJ|40.80|-74.31
Round Lake Beach|IL|42.37|-88.09
Frankfort|KY|38.20|-84.87
Sterling|VA|39.01|-77.43
Middletown|NY|41.45|-74.42
Fountain|CO|38.68|-104.70
Saratoga Springs|NY|43.08|-73.78
Kirkwood|MO|38.58|-90.41
Drexel Heights|AZ|32.14|-111.03
Deer Park|NY|40.76|-73.33
Lafayette|CO|39.99|-105.09
Fridley|MN|45.09|-93.26
West Scarborough|ME|43.57|-70.39
Queensbury|NY|43.38|-73.61
Rexburg|ID|43.83|-111.79
Wheeling|WV|40.06|-80.72
Shaker Heights|OH|41.47|-81.54
Mililani Town|HI|21.45|-158.02
Bergenfield|NJ|40.93|-74.00
Marshalltown|IA|42.05|-92.91
Tucker|GA|33.85|-84.22
Nutley|NJ|40.82|-74.16
Lake Jackson|TX|29.03|-95.43
Plum|PA|40.50|-79.75
Windsor|CA|38.55|-122.82
West Chicago|IL|41.88|-88.20
Allen Park|MI|42.26|-83.21
Wilmette|IL|42.07|-87.72
Imperial Beach|CA|32.58|-117.11
Glen Cove|NY|40.86|-73.63
Syracuse|UT|41.09|-112.06
Maryland Heights|MO|38.71|-90.43
Mason City|IA|43.15|-93.20
Crofton|MD|39.00|-76.69
Anderson|SC|34.50|-82.65
Eagle Mountain|UT|40.31|-112.01
College Point|NY|40.79|-73.85
Winchester|VA|39.19|-78.16
Lindenhurst|NY|40.69|-73.37
Spanaway|WA|47.10|-122.43
Belmont|CA|37.52|-122.28
Hunts Point|NY|40.81|-73.88
Holbrook|NY|40.81|-73.08
New London|CT|41.36|-72.10
Paso Robles|CA|35.63|-120.69
Tualatin|OR|45.38|-122.76
Fleming Island|FL|30.09|-81.72
Winona|MN|44.05|-91.64
Thomasville|NC|35.88|-80.08
Casselberry|FL|28.68|-81.33
Eureka|CA|40.80|-124.16
East Saint Louis|IL|38.62|-90.15
Garden City|KS|37.97|-100.87
Alton|IL|38.89|-90.18
Milton|MA|42.25|-71.07
University Park|FL|25.75|-80.37
Auburn|NY|42.93|-76.57
Williston|ND|48.15|-103.62
Paramus|NJ|40.94|-74.08
Back Mountain|PA|41.34|-76.00
West Milford|NJ|41.13|-74.37
Jeffersontown|KY|38.19|-85.56
Garden City|MI|42.33|-83.33
Horn Lake|MS|34.96|-90.03
Stoughton|MA|42.13|-71.10
Easton|PA|40.69|-75.22
Prairieville|LA|30.30|-90.97
Dix Hills|NY|40.80|-73.34
Gladstone|MO|39.20|-94.55
Cutler Ridge|FL|25.58|-80.35
Independence|KY|38.94|-84.54
Watertown|NY|43.97|-75.91
Wooster|OH|40.81|-81.94
Bessemer|AL|33.40|-86.95
Merrimack|NH|42.87|-71.49
Lemon Grove|CA|32.74|-117.03
Kankakee|IL|41.12|-87.86
Wethersfield|CT|41.71|-72.65
Bristol|TN|36.60|-82.19
McHenry|IL|42.33|-88.27
Cibolo|TX|29.56|-98.23
Saugus|MA|42.46|-71.01
Stevens Point|WI|44.52|-89.57
West Linn|OR|45.37|-122.61
Superior|WI|46.72|-92.10
Greenville|TX|33.14|-96.11
Magna|UT|40.71|-112.10
Batavia|IL|41.85|-88.31
Danvers|MA|42.58|-70.93
Shoreview|MN|45.08|-93.15
Paradise|CA|39.76|-121.62
Fremont|NE|41.43|-96.50
Smithtown|NY|40.86|-73.20
Pearl|MS|32.27|-90.13
Mansfield City|CT|41.77|-72.23
Mercerville-Hamilton Square|NJ|40.23|-74.67
North Creek|WA|47.82|-122.18
Carbondale|IL|37.73|-89.22
Westport|CT|41.14|-73.36
Medina|OH|41.14|-81.86
Bay Shore|NY|40.73|-73.25
Kahului|HI|20.89|-156.47
Vernon Hills|IL|42.22|-87.98
Zionsville|IN|39.95|-86.26
Norco|CA|33.93|-117.55
Wasco|CA|35.59|-119.34
Mount Pleasant|WI|42.70|-87.86
Fortuna Foothills|AZ|32.66|-114.41
Barberton|OH|41.01|-81.61
Kingsville|TX|27.52|-97.86
Statesville|NC|35.78|-80.89
Plainview|NY|40.78|-73.47
Laurel|MD|39.10|-76.85
Carrollton|GA|33.58|-85.08
South Pasadena|CA|34.12|-118.15
Howard Beach|NY|40.66|-73.84
Four Corners|FL|28.33|-81.65
South Laurel|MD|39.07|-76.85
Asheboro|NC|35.71|-79.81
Buenaventura Lakes|FL|28.34|-81.35
Clinton|IA|41.84|-90.19
Mount Pleasant|MI|43.60|-84.77
Twentynine Palms|CA|34.14|-116.05
Huntley|IL|42.17|-88.43
Xenia|OH|39.68|-83.93
Reisterstown|MD|39.47|-76.83
Green|OH|40.95|-81.48
Brawley|CA|32.98|-115.53
Yukon|OK|35.51|-97.76
Forest Hills|MI|42.96|-85.49
Lafayette|CA|37.89|-122.12
Ramsey|MN|45.26|-93.45
Suitland|MD|38.85|-76.92
Rosedale|NY|40.66|-73.74
New Lenox|IL|41.51|-87.97
Madison|MS|32.46|-90.12
Neenah|WI|44.19|-88.46
Alvin|TX|29.42|-95.24
Key West|FL|24.56|-81.78
Randolph|NJ|40.85|-74.58
Temple Terrace|FL|28.04|-82.39
Owatonna|MN|44.08|-93.23
Homewood|AL|33.47|-86.80
Sahuarita|AZ|31.96|-110.96
Maple Valley|WA|47.39|-122.05
Hazelwood|MO|38.77|-90.37
Troy|OH|40.04|-84.20
Lemoore|CA|36.30|-119.78
Mint Hill|NC|35.18|-80.65
Ridgewood|NJ|40.98|-74.12
Cabot|AR|34.97|-92.02
Reedley|CA|36.60|-119.45
Edgewood|MD|39.42|-76.29
Meadow Woods|FL|28.39|-81.37
South Portland|ME|43.64|-70.24
West Whittier-Los Nietos|CA|33.98|-118.07
Lebanon|PA|40.34|-76.41
Zanesville|OH|39.94|-82.01
Colleyville|TX|32.88|-97.16
Canton|GA|34.24|-84.49
Ossining|NY|41.16|-73.86
Salem|VA|37.29|-80.05
Burlington|IA|40.81|-91.11
Saratoga Springs|UT|40.35|-111.90
Melrose Park|IL|41.90|-87.86
Starkville|MS|33.45|-88.82
Lochearn|MD|39.34|-76.72
Chanhassen|MN|44.86|-93.53
Hercules|CA|38.02|-122.29
Galt|CA|38.25|-121.30
Prior Lake|MN|44.71|-93.42
Grandview|MO|38.89|-94.53
Clinton|MS|32.34|-90.32
Yarmouth|MA|41.71|-70.23
Sandusky|OH|41.45|-82.71
Balch Springs|TX|32.73|-96.62
White Bear Lake|MN|45.08|-93.01
Chaska|MN|44.79|-93.60
Harvey|IL|41.61|-87.65
Middle River|MD|39.33|-76.44
Woodstock|IL|42.31|-88.45
Ardmore|OK|34.17|-97.14
Lockport|IL|41.59|-88.06
Woodburn|OR|45.14|-122.86
Wyandotte|MI|42.21|-83.15
Mauldin|SC|34.78|-82.31
Belvidere|IL|42.26|-88.84
Moscow|ID|46.73|-117.00
Milford|MA|42.14|-71.52
West Memphis|AR|35.15|-90.18
Athens|OH|39.33|-82.10
Mercer Island|WA|47.57|-122.22
Bridgeton|NJ|39.43|-75.23
Maplewood|NJ|40.73|-74.27
Soledad|CA|36.42|-121.33
Farmington|CT|41.72|-72.83
Brownsburg|IN|39.84|-86.40
Saginaw Township North|MI|43.46|-84.01
Edwardsville|IL|38.81|-89.95
Riverside|OH|39.78|-84.12
Athens|AL|34.80|-86.97
Sanger|CA|36.71|-119.56
Westmont|IL|41.80|-87.98
Wakefield|MA|42.51|-71.07
Rockledge|FL|28.35|-80.73
Hastings|NE|40.59|-98.39
Cave Spring|VA|37.23|-80.01
North Tustin|CA|33.76|-117.79
Daphne|AL|30.60|-87.90
Whitehall Township|PA|40.67|-75.50
Paducah|KY|37.08|-88.60
Cliffside Park|NJ|40.82|-73.99
Elmwood Park|IL|41.92|-87.81
Vineyard|CA|38.46|-121.35
Lodi|NJ|40.88|-74.08
Hazleton|PA|40.96|-75.97
Coronado|CA|32.69|-117.18
Hillside|NY|40.71|-73.79
Eagle River|AK|61.32|-149.57
South Salt Lake|UT|40.72|-111.89
Paris|TX|33.66|-95.56
Northport|AL|33.23|-87.58
University Park|TX|32.85|-96.80
Uniondale|NY|40.70|-73.59
Ponca City|OK|36.71|-97.09
Muskego|WI|42.91|-88.14
Collinsville|IL|38.67|-89.98
Reading|MA|42.53|-71.10
Short Pump|VA|37.65|-77.61
Belmont|MA|42.40|-71.18
Dedham|MA|42.24|-71.17
De Pere|WI|44.45|-88.06
Caledonia|WI|42.81|-87.92
Inkster|MI|42.29|-83.31
Vincentown|NJ|39.93|-74.75
Bixby|OK|35.94|-95.88
Emporia|KS|38.40|-96.18
Fort Dodge|IA|42.50|-94.17
Walker|MI|43.00|-85.77
Palmetto Bay|FL|25.62|-80.32
Ottumwa|IA|41.02|-92.41
Junction City|KS|39.03|-96.83
Seal Beach|CA|33.74|-118.10
Tarpon Springs|FL|28.15|-82.76
Franklin|IN|39.48|-86.05
Herndon|VA|38.97|-77.39
Austin|MN|43.67|-92.97
Sachse|TX|32.98|-96.60
Sun City West|AZ|33.66|-112.34
Watauga|TX|32.86|-97.25
Burlington|MA|42.50|-71.20
San Benito|TX|26.13|-97.63
Freeport|IL|42.30|-89.62
Staunton|VA|38.15|-79.07
Selma|CA|36.57|-119.61
South Windsor|CT|41.82|-72.62
North Potomac|MD|39.08|-77.26
Homer Glen|IL|41.60|-87.94
Coral Terrace|FL|25.75|-80.30
Norfolk|NE|42.03|-97.42
Ridgeland|MS|32.43|-90.13
Scaggsville|MD|39.15|-76.90
Cudahy|CA|33.96|-118.19
Washington|UT|37.13|-113.51
New Smyrna Beach|FL|29.03|-80.93
South Plainfield|NJ|40.58|-74.41
Pasadena|MD|39.11|-76.57
Columbine|CO|39.59|-105.07
Greenbelt|MD|39.00|-76.88
South Riding|VA|38.92|-77.50
Citrus Park|FL|28.08|-82.57
Boca Del Mar|FL|26.35|-80.15
Newport|RI|41.49|-71.31
Norton Shores|MI|43.17|-86.26
Barstow Heights|CA|34.87|-117.06
Rockville Centre|NY|40.66|-73.64
Searcy|AR|35.25|-91.74
North Platte|NE|41.12|-100.77
Rolling Meadows|IL|42.08|-88.01
Carteret|NJ|40.58|-74.23
Immokalee|FL|26.42|-81.42
Medford|NY|40.82|-73.00
Riverbank|CA|37.74|-120.94
Zion|IL|42.45|-87.83
Trotwood|OH|39.80|-84.31
North Haven|CT|41.39|-72.86
Summerlin South|NV|36.12|-115.33
Mahwah|NJ|41.09|-74.14
Loma Linda|CA|34.05|-117.26
Peekskill|NY|41.29|-73.92
Keystone|FL|28.16|-82.62
Baldwin|NY|40.66|-73.61
Fairfax|VA|38.85|-77.31
Maywood|IL|41.88|-87.84
Sebastian|FL|27.82|-80.47
Holt|MI|42.64|-84.52
Muscatine|IA|41.42|-91.04
Elk River|MN|45.30|-93.57
Rock Springs|WY|41.59|-109.20
Golden Gate|FL|26.19|-81.70
Corsicana|TX|32.10|-96.47
Hialeah Gardens|FL|25.87|-80.32
Waverly|MI|42.74|-84.62
Hunt Valley|MD|39.50|-76.64
Fuquay-Varina|NC|35.58|-78.80
Fountain Hills|AZ|33.61|-111.72
Forest Grove|OR|45.52|-123.11
Unionport|NY|40.83|-73.85
Champlin|MN|45.19|-93.40
South Portland Gardens|ME|43.64|-70.32
Centerville|OH|39.63|-84.16
Bloomington|CA|34.07|-117.40
Bainbridge Island|WA|47.63|-122.52
Morrisville|NC|35.82|-78.83
Marshall|TX|32.54|-94.37
Watertown|WI|43.19|-88.73
Kernersville|NC|36.12|-80.07
Dickinson|ND|46.88|-102.79
Old Bridge|NJ|40.41|-74.37
Fort Washington|MD|38.71|-77.02
Dinuba|CA|36.54|-119.39
Barstow|CA|34.90|-117.02
Fairland|MD|39.08|-76.96
Brookings|SD|44.31|-96.80
Blue Island|IL|41.66|-87.68
Faribault|MN|44.29|-93.27
Baileys Crossroads|VA|38.85|-77.13
Eagle|ID|43.70|-116.35
Norland|FL|25.95|-80.21
Scotch Plains|NJ|40.66|-74.39
Glenville|OH|41.53|-81.62
El Cerrito|CA|37.92|-122.31
Brandon|MS|32.27|-89.99
Derby|KS|37.55|-97.27
Graham|WA|47.05|-122.29
Ilchester|MD|39.25|-76.76
Bayonet Point|FL|28.33|-82.68
Easton|MA|42.02|-71.13
Loves Park|IL|42.32|-89.06
Avon Lake|OH|41.51|-82.03
San Lorenzo|CA|37.68|-122.12
Morton Grove|IL|42.04|-87.78
Kingston|NY|41.93|-74.00
McDonough|GA|33.45|-84.15
Romulus|MI|42.22|-83.40
Rosemount|MN|44.74|-93.13
Mansfield|MA|42.03|-71.22
Laguna Beach|CA|33.54|-117.78
Springfield|PA|39.93|-75.32
Bellview|FL|30.46|-87.31
Terrytown|LA|29.91|-90.03
Crestview|FL|30.76|-86.57
Keene|NH|42.93|-72.28
Greenwood|SC|34.20|-82.16
Gallup|NM|35.53|-108.74
South Old Bridge|NJ|40.41|-74.35
Duncan|OK|34.50|-97.96
Griffin|GA|33.25|-84.26
Dolton|IL|41.64|-87.61
Webster Groves|MO|38.59|-90.36
Belton|MO|38.81|-94.53
Columbus|MS|33.50|-88.43
Denison|TX|33.76|-96.54
East Elmhurst|NY|40.76|-73.87
Kerrville|TX|30.05|-99.14
Pooler|GA|32.12|-81.25
Mequon|WI|43.22|-88.03
Vicksburg|MS|32.35|-90.88
Wright|FL|30.46|-86.64
Morrisania|NY|40.83|-73.91
Palm City|FL|27.17|-80.27
Middleborough|MA|41.89|-70.91
Arnold|MD|39.03|-76.50
Isla Vista|CA|34.41|-119.86
Vero Beach South|FL|27.62|-80.41
Van Buren|AR|35.44|-94.35
East Peoria|IL|40.67|-89.58
Landover|MD|38.93|-76.90
Windham|CT|41.70|-72.16
Jacksonville Beach|FL|30.29|-81.39
Calabasas|CA|34.16|-118.64
Solon|OH|41.39|-81.44
Chantilly|VA|38.89|-77.43
Candler-McAfee|GA|33.73|-84.27
Roselle|IL|41.98|-88.08
Copiague|NY|40.68|-73.40
Munster|IN|41.56|-87.51
Ladera Ranch|CA|33.57|-117.64
Lisle|IL|41.80|-88.07
Picnic Point-North Lynnwood|WA|47.86|-122.29
East Naples|FL|26.14|-81.77
Crystal|MN|45.03|-93.36
Cloverleaf|TX|29.78|-95.17
Dixiana|AL|33.74|-86.65
Machesney Park|IL|42.35|-89.04
East Tremont|NY|40.85|-73.89
Pelham|AL|33.29|-86.81
Auburn|ME|44.10|-70.23
Tremont|NY|40.85|-73.91
Lincolnia|VA|38.82|-77.14
Kiryas Joel|NY|41.34|-74.17
Valinda|CA|34.05|-117.94
Marysville|OH|40.24|-83.37
Haines City|FL|28.11|-81.62
Columbus|NE|41.43|-97.37
Bristol|RI|41.68|-71.27
Millbrae|CA|37.60|-122.39
Newberg|OR|45.30|-122.97
The Crossings|FL|25.67|-80.40
Valley Station|KY|38.11|-85.87
Lennox|CA|33.94|-118.35
East Lake-Orient Park|FL|27.98|-82.38
Farmington|MN|44.64|-93.14
Wilsonville|OR|45.30|-122.77
Hutto|TX|30.54|-97.55
Bloomingdale|FL|27.89|-82.24
West Odessa|TX|31.84|-102.50
Inglewood-Finn Hill|WA|47.72|-122.23
Oak Harbor|WA|48.29|-122.64
Ewa Gentry|HI|21.34|-158.03
Oak Ridge|FL|28.47|-81.42
Rosemont|CA|38.55|-121.36
Auburn Hills|MI|42.69|-83.23
Pottstown|PA|40.25|-75.65
Leisure City|FL|25.50|-80.43
West Puente Valley|CA|34.05|-117.97
Maple Heights|OH|41.42|-81.57
Willoughby|OH|41.64|-81.41
Benbrook|TX|32.67|-97.46
Cranford|NJ|40.66|-74.30
Garden City|NY|40.73|-73.63
Farmington|UT|40.98|-111.89
Wasco|IL|41.94|-88.40
Hastings|MN|44.74|-92.85
Avon|OH|41.45|-82.04
North Augusta|SC|33.50|-81.97
Guilford|CT|41.29|-72.68
Cottage Lake|WA|47.74|-122.08
Corcoran|CA|36.10|-119.56
Melrose|NY|40.82|-73.91
East Patchogue|NY|40.77|-73.00
West Springfield|VA|38.77|-77.22
Hudson|OH|41.24|-81.44
Port Hueneme|CA|34.15|-119.20
Holiday|FL|28.19|-82.74
Radcliff|KY|37.84|-85.95
Hopewell|VA|37.30|-77.29
New Castle|PA|41.00|-80.35
South Elgin|IL|41.99|-88.29
Prichard|AL|30.74|-88.08
New Brighton|MN|45.07|-93.20
Anniston|AL|33.66|-85.83
Palm Springs|FL|26.64|-80.10
Ruston|LA|32.52|-92.64
Wilmington|MA|42.55|-71.17
Barceloneta|PR|18.45|-66.54
Midlothian|TX|32.48|-96.99
Oxford|MS|34.37|-89.52
Oakdale|CA|37.77|-120.85
Darien|IL|41.75|-87.97
Bloomingdale|IL|41.96|-88.08
Venice|FL|27.10|-82.45
Ludlow|MA|42.16|-72.48
South Bradenton|FL|27.46|-82.58
Hillside|NJ|40.70|-74.23
North Plainfield|NJ|40.63|-74.43
Acworth|GA|34.07|-84.68
Pascagoula|MS|30.37|-88.56
Sunny Isles Beach|FL|25.95|-80.12
Roseburg|OR|43.22|-123.34
Oxford|OH|39.51|-84.75
Merrick|NY|40.66|-73.55
Somerset|NJ|40.50|-74.49
Moses Lake|WA|47.13|-119.28
Saginaw|TX|32.86|-97.36
Greater Northdale|FL|28.11|-82.53
Northdale|FL|28.09|-82.51
Summit|NJ|40.72|-74.36
Watertown|SD|44.90|-97.12
Alliance|OH|40.92|-81.11
LaPorte|IN|41.61|-86.72
Kalispell|MT|48.20|-114.31
South Holland|IL|41.60|-87.61
Princeton|FL|25.54|-80.41
Kenmore|WA|47.76|-122.24
Del City|OK|35.44|-97.44
Derry|NH|42.88|-71.33
Hamtramck|MI|42.39|-83.05
Great Kills|NY|40.55|-74.15
Wekiwa Springs|FL|28.70|-81.43
Leesburg|FL|28.81|-81.88
Duarte|CA|34.14|-117.98
Converse|TX|29.52|-98.32
Villa Park|IL|41.89|-87.99
Decatur|GA|33.77|-84.30
Park Forest|IL|41.49|-87.67
Christiansburg|VA|37.13|-80.41
Jurupa Valley|CA|33.99|-117.52
Ashland|CA|37.69|-122.11
West and East Lealman|FL|27.82|-82.69
Farragut|TN|35.88|-84.15
La Porte|IN|41.61|-86.71
Prairie Village|KS|38.99|-94.63
Smithfield|RI|41.92|-71.55
Clarksville|IN|38.30|-85.76
Wadsworth|OH|41.03|-81.73
Camas|WA|45.59|-122.40
Fort Walton Beach|FL|30.42|-86.62
Geneva|IL|41.89|-88.31
Brent|FL|30.47|-87.24
South Euclid|OH|41.52|-81.52
Brushy Creek|TX|30.51|-97.74
Windsor|CO|40.48|-104.90
Westchase|FL|28.06|-82.61
Sugar Hill|GA|34.11|-84.03
Chillicothe|OH|39.33|-82.98
South Lake Tahoe|CA|38.93|-119.98
Anthem|AZ|33.87|-112.15
West Carson|CA|33.82|-118.29
Massapequa|NY|40.68|-73.47
Canton|MA|42.16|-71.14
Roselle|NJ|40.65|-74.26
Lincoln|RI|41.92|-71.44
Lumberton|NC|34.62|-79.01
Taylors|SC|34.92|-82.30
Yucca Valley|CA|34.11|-116.43
Westford|MA|42.58|-71.44
Guayama|PR|17.98|-66.11
Edgewater|FL|28.99|-80.90
Allison Park|PA|40.56|-79.96
Bay Point|CA|38.03|-121.96
Portsmouth|NH|43.08|-70.76
Sedalia|MO|38.70|-93.23
Naples|FL|26.14|-81.80
Patterson|CA|37.47|-121.13
Greenfield|IN|39.79|-85.77
Waynesboro|VA|38.07|-78.89
Albertville|AL|34.27|-86.21
Stoneham|MA|42.48|-71.10
Perrysburg|OH|41.56|-83.63
Erie|CO|40.05|-105.05
Klamath Falls|OR|42.22|-121.78
Clinton|UT|41.14|-112.05
Green Valley|AZ|31.85|-110.99
Evans|CO|40.38|-104.69
Mandan|ND|46.83|-100.89
Winchester|MA|42.45|-71.14
Okemos|MI|42.72|-84.43
Arnold|MO|38.43|-90.38
East Moline|IL|41.50|-90.44
West Pensacola|FL|30.43|-87.28
Kinston|NC|35.26|-77.58
Shelbyville|TN|35.48|-86.46
Marquette|MI|46.54|-87.40
Fairfield Heights|IN|39.83|-86.38
Biddeford|ME|43.49|-70.45
Golden Valley|MN|45.01|-93.35
Canyon Lake|TX|29.88|-98.26
Oxford|AL|33.61|-85.83
South Milwaukee|WI|42.91|-87.86
Marina|CA|36.68|-121.80
Mukilteo|WA|47.94|-122.30
Rancho San Diego|CA|32.75|-116.94
Charleston|IL|39.50|-88.18
Bedford|NH|42.95|-71.52
Carrboro|NC|35.91|-79.08
Crest Hill|IL|41.55|-88.10
Saint Andrews|SC|34.05|-81.13
Ashland|KY|38.48|-82.64
Hays|KS|38.88|-99.33
Ferguson|MO|38.74|-90.31
Conway|SC|33.84|-79.05
Laurelton|NY|40.67|-73.75
Lino Lakes|MN|45.16|-93.09
West Lake Stevens|WA|47.99|-122.10
New Hope|MN|45.04|-93.39
Palm River-Clair Mel|FL|27.92|-82.38
Trussville|AL|33.62|-86.61
Woodrow|NY|40.54|-74.20
Corinth|TX|33.15|-97.06
Mountlake Terrace|WA|47.79|-122.31
Chester|VA|37.36|-77.44
Nixa|MO|37.04|-93.29
East Ridge|TN|35.01|-85.25
Plainview|TX|34.18|-101.71
Grayslake|IL|42.34|-88.04
Agoura Hills|CA|34.14|-118.77
Acton|MA|42.49|-71.43
Sanford|ME|43.44|-70.77
Silver Firs|WA|47.87|-122.16
Hauppauge|NY|40.83|-73.20
Kihei|HI|20.76|-156.45
South El Monte|CA|34.05|-118.05
Arvin|CA|35.21|-118.83
Johnston|IA|41.67|-93.70
Gardner|KS|38.81|-94.93
Lathrop|CA|37.82|-121.28
Ashland|OR|42.19|-122.71
Sidney|OH|40.28|-84.16
Birmingham|MI|42.55|-83.21
Sweetwater|FL|25.76|-80.37
Milwaukie|OR|45.45|-122.64
East Millcreek|UT|40.70|-111.81
Grand Island|NY|43.03|-78.96
Union City|GA|33.59|-84.54
Piqua|OH|40.14|-84.24
Lomita|CA|33.79|-118.32
Cockeysville|MD|39.48|-76.64
Easley|SC|34.83|-82.60
New Springville|NY|40.59|-74.16
Pleasantville|NJ|39.39|-74.52
Liberal|KS|37.04|-100.92
Palisades Park|NJ|40.85|-74.00
Jenks|OK|36.02|-95.97
Simpsonville|SC|34.74|-82.25
Latham|NY|42.75|-73.76
Darien|CT|41.08|-73.47
Pleasant Prairie|WI|42.55|-87.93
Mountain Brook|AL|33.50|-86.75
Chambersburg|PA|39.94|-77.66
Adrian|MI|41.90|-84.04
West Melbourne|FL|28.07|-80.65
Rotterdam|NY|42.79|-73.97
Lakeside|CA|32.86|-116.92
Bethany|OR|45.56|-122.87
Lake Worth Corridor|FL|26.62|-80.10
Winter Gardens|CA|32.83|-116.93
Lockport|NY|43.17|-78.69
Lebanon|OH|39.44|-84.20
Wade Hampton|SC|34.90|-82.33
Murphy|TX|33.02|-96.61
Coralville|IA|41.68|-91.58
Ensley|FL|30.52|-87.27
Sapulpa|OK|36.00|-96.11
American Canyon|CA|38.17|-122.26
South San Jose Hills|CA|34.01|-117.90
Belton|TX|31.06|-97.46
Agoura|CA|34.14|-118.74
Bayville|NJ|39.91|-74.15
Arbutus|MD|39.25|-76.70
Hammond|LA|30.50|-90.46
Libertyville|IL|42.28|-87.95
Pittsburg|KS|37.41|-94.70
Portsmouth|OH|38.73|-83.00
Granite Bay|CA|38.76|-121.16
Louisville|CO|39.98|-105.13
Humacao|PR|18.15|-65.83
Northfield|MN|44.46|-93.16
Rocky River|OH|41.48|-81.84
Raymore|MO|38.80|-94.45
Middletown|DE|39.45|-75.72
Havelock|NC|34.88|-76.90
Harvey|LA|29.90|-90.08
Gardner|MA|42.58|-72.00
Golden|CO|39.76|-105.22
Cartersville|GA|34.17|-84.80
Ashland|OH|40.87|-82.32
Oakleaf Plantation|FL|30.17|-81.84
Affton|MO|38.55|-90.33
Yauco|PR|18.03|-66.85
Ramona|CA|33.04|-116.87
Cambria Heights|NY|40.69|-73.74
Elmwood Park|NJ|40.90|-74.12
Elko|NV|40.83|-115.76
Hollis|NY|40.71|-73.77
Nogales|AZ|31.34|-110.93
Parma Heights|OH|41.39|-81.76
La Cañada Flintridge|CA|34.20|-118.19
Mustang|OK|35.38|-97.72
Rose Hill|VA|38.79|-77.11
East Northport|NY|40.88|-73.32
Glen Avon|CA|34.01|-117.48
Sulphur|LA|30.24|-93.38
Shelby|NC|35.29|-81.54
Montville Center|CT|41.48|-72.15
Ferndale|MI|42.46|-83.13
South Saint Paul|MN|44.89|-93.03
Lynn Haven|FL|30.25|-85.65
Lake Ronkonkoma|NY|40.84|-73.13
Lexington|SC|33.98|-81.24
Murrysville|PA|40.43|-79.70
Cumberland|MD|39.65|-78.76
Stephenville|TX|32.22|-98.20
Oregon|OH|41.64|-83.49
Eastmont|WA|47.90|-122.18
Monroe|MI|41.92|-83.40
Coconut Grove|FL|25.71|-80.26
West Mifflin|PA|40.36|-79.87
Mill Creek|WA|47.86|-122.20
Pace|FL|30.60|-87.16
Miamisburg|OH|39.64|-84.29
Palm Valley|FL|30.18|-81.39
Rolla|MO|37.95|-91.77
Tukwila|WA|47.47|-122.26
DeBary|FL|28.88|-81.31
Lyndhurst|NJ|40.81|-74.12
Lake Zurich|IL|42.20|-88.09
Germantown|WI|43.23|-88.11
Bryant|AR|34.60|-92.49
Eustis|FL|28.85|-81.69
Universal City|TX|29.55|-98.29
Newburg|KY|38.16|-85.66
Johnstown|PA|40.33|-78.92
Socastee|SC|33.68|-79.00
Ypsilanti|MI|42.24|-83.61
North Bellmore|NY|40.69|-73.53
King of Prussia|PA|40.09|-75.40
Hayesville|OR|44.99|-122.98
Warrensburg|MO|38.76|-93.74
Mokena|IL|41.53|-87.89
Norwood|OH|39.16|-84.46
Mariners Harbor|NY|40.64|-74.16
Bonney Lake|WA|47.18|-122.19
Dickinson|TX|29.46|-95.05
Clifton|CO|39.09|-108.45
Lealman|FL|27.82|-82.68
Hermosa Beach|CA|33.86|-118.40
Selden|NY|40.87|-73.04
Clemmons|NC|36.02|-80.38
West Chester|PA|39.96|-75.61
Evergreen Park|IL|41.72|-87.70
Southbury|CT|41.48|-73.21
Baldwin|PA|40.34|-79.98
Marblehead|MA|42.50|-70.86
Norton|MA|41.97|-71.19
Plattsburgh|NY|44.70|-73.45
North Salt Lake|UT|40.85|-111.91
Sand Springs|OK|36.14|-96.11
Painesville|OH|41.72|-81.25
Greenfield|MA|42.59|-72.60
Pickerington|OH|39.88|-82.75
New Canaan|CT|41.15|-73.49
Albany|CA|37.89|-122.30
Snellville|GA|33.86|-84.02
Sparta|NJ|41.03|-74.64
Columbia Heights|MN|45.04|-93.26
Holtsville|NY|40.82|-73.05
Salmon Creek|WA|45.71|-122.65
La Crescenta-Montrose|CA|34.23|-118.24
Spanish Lake|MO|38.79|-90.22
Willmar|MN|45.12|-95.04
Tysons Corner|VA|38.92|-77.23
Forest Lake|MN|45.28|-92.99
Bethany|OK|35.52|-97.63
Montclair|VA|38.61|-77.34
Lynbrook|NY|40.65|-73.67
Orchards|WA|45.67|-122.56
Payson|UT|40.04|-111.73
West Saint Paul|MN|44.92|-93.10
Madisonville|KY|37.33|-87.50
Ives Estates|FL|25.96|-80.18
Selma|AL|32.41|-87.02
Papillion|NE|41.15|-96.04
Montgomery|IL|41.73|-88.35
Badger|AK|64.80|-147.53
Seymour|IN|38.96|-85.89
Lake Shore|MD|39.11|-76.48
McKeesport|PA|40.35|-79.86
Pinecrest|FL|25.67|-80.31
Weirton Heights|WV|40.41|-80.54
Port Angeles|WA|48.12|-123.43
Hazel Dell|WA|45.67|-122.66
Angleton|TX|29.17|-95.43
Fernley|NV|39.61|-119.25
Alice|TX|27.75|-98.07
Lake Forest|IL|42.26|-87.84
Battle Ground|WA|45.78|-122.53
Dixon|CA|38.45|-121.82
Forest Park|GA|33.62|-84.37
Mamaroneck|NY|40.95|-73.73
Homewood|IL|41.56|-87.67
Bear|DE|39.63|-75.66
Bayou Cane|LA|29.62|-90.75
Orange|TX|30.09|-93.74
Alsip|IL|41.67|-87.74
Lutz|FL|28.15|-82.46
Green Haven|MD|39.14|-76.55
Lexington|NC|35.82|-80.25
Bellwood|IL|41.88|-87.88
Clayton|NC|35.65|-78.46
Central Falls|RI|41.89|-71.39
Sun Valley|NV|39.60|-119.78
Horizon City|TX|31.69|-106.21
Sherwood|OR|45.36|-122.84
Waterford|CT|41.34|-72.14
Orinda|CA|37.88|-122.18
Pinole|CA|38.00|-122.30
Woodbridge|NJ|40.56|-74.28
Sun City Center|FL|27.72|-82.35
Rosedale|MD|39.32|-76.52
Altamont|OR|42.21|-121.74
Howard|WI|44.54|-88.09
Alamo|TX|26.18|-98.12
Broadview Heights|OH|41.31|-81.69
Upper Saint Clair|PA|40.34|-80.08
Haslett|MI|42.75|-84.40
Newton|KS|38.05|-97.35
Glassboro|NJ|39.70|-75.11
Altus|OK|34.64|-99.33
Blythe|CA|33.61|-114.60
Silverdale|WA|47.64|-122.69
Covington|WA|47.36|-122.12
Matteson|IL|41.50|-87.71
Tumwater|WA|47.01|-122.91
Old Jamestown|MO|38.83|-90.29
Weirton|WV|40.42|-80.59
White Oak|OH|39.21|-84.60
Carlisle|PA|40.20|-77.19
Mineola|NY|40.75|-73.64
Shelbyville|IN|39.52|-85.78
Tullahoma|TN|35.36|-86.21
Ozark|MO|37.02|-93.21
Secaucus|NJ|40.79|-74.06
Jacksonville|IL|39.73|-90.23
Madison|CT|41.28|-72.60
Camp Springs|MD|38.80|-76.91
Ronkonkoma|NY|40.82|-73.11
Saco|ME|43.50|-70.44
Maple Shade|NJ|39.95|-74.99
Hawthorne|NJ|40.95|-74.15
Fresno|TX|29.54|-95.45
East Massapequa|NY|40.67|-73.44
Amherst Center|MA|42.38|-72.52
Montrose|CO|38.48|-107.88
Brownwood|TX|31.71|-98.99
Southbridge|MA|42.08|-72.03
Deerfield|IL|42.17|-87.84
Castaic|CA|34.49|-118.62
Ennis|TX|32.33|-96.63
Ellensburg|WA|47.00|-120.55
Claremore|OK|36.31|-95.62
Waukee|IA|41.61|-93.89
Jasmine Estates|FL|28.29|-82.69
Melville|NY|40.79|-73.42
Kew Gardens|NY|40.71|-73.83
Middleton|WI|43.10|-89.50
Bartow|FL|27.90|-81.84
Sylvania|OH|41.72|-83.71
Rio Rico|AZ|31.47|-110.98
Murray|KY|36.61|-88.31
Arlington|WA|48.20|-122.13
North Druid Hills|GA|33.82|-84.31
Brookfield|IL|41.82|-87.85
North Bay Shore|NY|40.74|-73.26
Milledgeville|GA|33.08|-83.23
Stillwater|MN|45.06|-92.81
Cortland|NY|42.60|-76.18
Berea|OH|41.37|-81.85
Twinsburg|OH|41.31|-81.44
Wantagh|NY|40.68|-73.51
West Hempstead|NY|40.70|-73.65
Ansonia|CT|41.35|-73.08
Troy|AL|31.81|-85.97
Mayfield Heights|OH|41.52|-81.46
Laurel|MS|31.69|-89.13
Syosset|NY|40.83|-73.50
Brook Park|OH|41.40|-81.80
Union Hill-Novelty Hill|WA|47.68|-122.03
Erlanger|KY|39.02|-84.60
Rossville|NY|40.56|-74.21
South Burlington|VT|44.47|-73.17
Casa de Oro-Mount Helix|CA|32.76|-116.97
Langley Park|MD|38.99|-76.98
Brigham City|UT|41.51|-112.02
Thomasville|GA|30.84|-83.98
Fairmont|WV|39.49|-80.14
Fairhope|AL|30.52|-87.90
Greater Upper Marlboro|MD|38.83|-76.75
Frederickson|WA|47.10|-122.36
Iselin|NJ|40.58|-74.32
Suwanee|GA|34.05|-84.07
Whitehall|OH|39.97|-82.89
Rutherford|NJ|40.83|-74.11
Islip|NY|40.73|-73.21
Forest Park|OH|39.29|-84.50
Westminster|MD|39.58|-77.00
Frankfort|IL|41.50|-87.85
Niles|OH|41.18|-80.77
Marshfield|WI|44.67|-90.17
Lorton|VA|38.70|-77.23
Morristown|NJ|40.80|-74.48
Gautier|MS|30.39|-88.61
Bourbonnais|IL|41.15|-87.89
Goodings Grove|IL|41.63|-87.93
Macomb|IL|40.46|-90.67
Point Pleasant|NJ|40.08|-74.07
Bellaire|TX|29.71|-95.46
El Reno|OK|35.53|-97.96
Chowchilla|CA|37.12|-120.26
Mead Valley|CA|33.83|-117.30
Hyattsville|MD|38.96|-76.95
Cayey|PR|18.11|-66.17
Happy Valley|OR|45.45|-122.53
Augusta|ME|44.31|-69.78
Onalaska|WI|43.88|-91.24
Round Lake|IL|42.35|-88.09
Stafford|TX|29.62|-95.56
Yorkville|IL|41.64|-88.45
Winchester|KY|37.99|-84.18
North Ogden|UT|41.31|-111.96
Bensenville|IL|41.96|-87.94
Forney|TX|32.75|-96.47
Monsey|NY|41.11|-74.07
Fern Creek|KY|38.16|-85.59
Shenandoah|LA|30.40|-91.00
El Dorado|AR|33.21|-92.67
Trenton|MI|42.14|-83.18
Ashtabula|OH|41.87|-80.79
Natchitoches|LA|31.76|-93.09
Cudahy|WI|42.96|-87.86
Dover|NJ|40.88|-74.56
Ottawa|IL|41.35|-88.84
Shafter|CA|35.50|-119.27
Amesbury|MA|42.86|-70.93
Franklin Park|IL|41.94|-87.87
Meadowbrook|VA|37.45|-77.47
McAlester|OK|34.93|-95.77
Punta Gorda Isles|FL|26.92|-82.08
Palestine|TX|31.76|-95.63
Sherrelwood|CO|39.84|-105.00
Creve Coeur|MO|38.66|-90.42
Ballenger Creek|MD|39.37|-77.44
Cinco Ranch|TX|29.74|-95.76
Helena|AL|33.30|-86.84
Palmer|MA|42.16|-72.33
Belle Glade|FL|26.68|-80.67
Makakilo|HI|21.35|-158.09
Franconia|VA|38.78|-77.15
Eastlake|OH|41.65|-81.45
Manchester|MO|38.60|-90.51
Cameron Park|CA|38.67|-120.99
Steubenville|OH|40.37|-80.63
Springboro|OH|39.55|-84.23
Wallingford Center|CT|41.45|-72.82
Lanham-Seabrook|MD|38.97|-76.85
Clark-Fulton|OH|41.46|-81.71
Farmington|MO|37.78|-90.42
Pampa|TX|35.54|-100.96
Somerset|MA|41.77|-71.13
Florida Ridge|FL|27.58|-80.39
Five Corners|WA|45.68|-122.58
Boone|NC|36.22|-81.67
Seminole|FL|27.84|-82.79
Punta Gorda|FL|26.93|-82.05
Rosamond|CA|34.86|-118.16
Cutler|FL|25.62|-80.31
Mattoon|IL|39.48|-88.37
Arroyo Grande|CA|35.12|-120.59
Monroe|WA|47.86|-121.97
Rancho Mirage|CA|33.74|-116.41
Limerick|PA|40.23|-75.52
Wilton|CT|41.20|-73.44
Huntington|NY|40.87|-73.43
Ojus|FL|25.95|-80.15
Santa Fe Springs|CA|33.95|-118.09
Vincennes|IN|38.68|-87.53
Amsterdam|NY|42.94|-74.19
Durango|CO|37.28|-107.88
Dumont|NJ|40.94|-74.00
Hanahan|SC|32.92|-80.02
Central Point|OR|42.38|-122.92
Highland|UT|40.43|-111.79
Elizabeth City|NC|36.29|-76.25
Newburyport|MA|42.81|-70.88
Rockland|MA|42.13|-70.92
Westbrook|ME|43.68|-70.37
St. Marys|GA|30.73|-81.55
Cary|IL|42.21|-88.24
Lackawanna|NY|42.83|-78.82
Westerly|RI|41.38|-71.83
Maumelle|AR|34.87|-92.40
Leland|NC|34.26|-78.04
Wisconsin Rapids|WI|44.38|-89.82
Lenoir|NC|35.91|-81.54
North Massapequa|NY|40.70|-73.46
Scarsdale|NY|41.01|-73.78
Nanuet|NY|41.09|-74.01
Gretna|LA|29.91|-90.05
Sheridan|WY|44.80|-106.96
North Amityville|NY|40.70|-73.43
Arcata|CA|40.87|-124.08
Hannibal|MO|39.71|-91.36
Wahiawa|HI|21.50|-158.02
Colonial Heights|VA|37.27|-77.41
Marion|IL|37.73|-88.93
Colonia|NJ|40.57|-74.30
Logansport|IN|40.75|-86.36
Oswego|NY|43.46|-76.51
Linda|CA|39.13|-121.55
Tinton Falls|NJ|40.30|-74.10
Godfrey|IL|38.96|-90.19
Portsmouth|RI|41.60|-71.25
Willimantic|CT|41.71|-72.21
Calverton|MD|39.06|-76.94
Oxon Hill|MD|38.80|-76.99
Takoma Park|MD|38.98|-77.01
Wallingford|CT|41.46|-72.82
Sycamore|IL|41.99|-88.69
Cocoa|FL|28.39|-80.74
Martinsburg|WV|39.46|-77.96
Marco Island|FL|25.94|-81.72
Tiffin|OH|41.11|-83.18
Albert Lea|MN|43.65|-93.37
South Hadley|MA|42.26|-72.57
Shaw|DC|38.91|-77.02
Ocean Springs|MS|30.41|-88.83
Candelaria|PR|18.40|-66.21
Hinsdale|IL|41.80|-87.94
New Castle|IN|39.93|-85.37
Winthrop|MA|42.38|-70.98
Lindenwold|NJ|39.82|-75.00
Bay City|TX|28.98|-95.97
Hopkins|MN|44.92|-93.46
Allendale|MI|42.97|-85.95
Menasha|WI|44.20|-88.45
Palos Hills|IL|41.70|-87.82
Prunedale|CA|36.78|-121.67
Culpeper|VA|38.47|-78.00
Stevenson Ranch|CA|34.39|-118.57
South Houston|TX|29.66|-95.24
Kirksville|MO|40.19|-92.58
Tallmadge|OH|41.10|-81.44
North Babylon|NY|40.72|-73.32
Mesquite|NV|36.81|-114.07
New Philadelphia|OH|40.49|-81.45
Saint Matthews|KY|38.25|-85.66
Maitland|FL|28.63|-81.36
North Aurora|IL|41.81|-88.33
Safety Harbor|FL|27.99|-82.69
North Canton|OH|40.88|-81.40
East Hemet|CA|33.74|-116.94
White Oak|MD|39.04|-76.99
Radford|VA|37.13|-80.58
Tillmans Corner|AL|30.59|-88.17
Detroit-Shoreway|OH|41.48|-81.73
Anoka|MN|45.20|-93.39
East Cleveland|OH|41.53|-81.58
Sudbury|MA|42.38|-71.42
Plainville|CT|41.67|-72.86
Ada|OK|34.77|-96.68
Middletown|RI|41.55|-71.29
Glassmanor|MD|38.82|-77.00
South Orange|NJ|40.75|-74.26
Idylwood|VA|38.90|-77.21
Seabrook|MD|38.97|-76.85
Durant|OK|33.99|-96.37
Killingly Center|CT|41.84|-71.87
Kings Park|NY|40.89|-73.26
Canby|OR|45.26|-122.69
Poplar Bluff|MO|36.76|-90.39
Moraga|CA|37.83|-122.13
Massapequa Park|NY|40.68|-73.46
Kuna|ID|43.49|-116.42
Foley|AL|30.41|-87.68
Ruskin|FL|27.72|-82.43
Hermiston|OR|45.84|-119.29
Nederland|TX|29.97|-93.99
Ashwaubenon|WI|44.48|-88.07
Bristol|VA|36.60|-82.19
Okolona|KY|38.14|-85.69
Bayside|CA|40.84|-124.06
Wyckoff|NJ|41.01|-74.17
Woodmere|NY|40.63|-73.71
Huntington|IN|40.88|-85.50
Imperial|CA|32.85|-115.57
Wayne|MI|42.28|-83.39
White Settlement|TX|32.76|-97.46
Eloy|AZ|32.76|-111.55
Beckley|WV|37.78|-81.19
Broad Ripple|IN|39.87|-86.14
El Segundo|CA|33.92|-118.42
Holden|MA|42.35|-71.86
Avenel|NJ|40.58|-74.29
East Setauket|NY|40.94|-73.11
Goodlettsville|TN|36.32|-86.71
Fayetteville|GA|33.45|-84.45
Colchester|VT|44.54|-73.15
Altoona|IA|41.64|-93.46
Terrell|TX|32.74|-96.28
Artesia|CA|33.87|-118.08
South Ogden|UT|41.19|-111.97
La Vista|NE|41.18|-96.03
Hanover|MA|42.11|-70.81
Tanque Verde|AZ|32.25|-110.74
Glenvar Heights|FL|25.71|-80.33
Pendleton|OR|45.67|-118.79
Centerville|UT|40.92|-111.87
Sayville|NY|40.74|-73.08
Clarksdale|MS|34.20|-90.57
Fairview Heights|IL|38.59|-89.99
Norwalk|OH|41.24|-82.62
San Carlos Park|FL|26.47|-81.80
Concord|MA|42.46|-71.35
Springfield|TN|36.51|-86.89
New Milford|NJ|40.94|-74.02
North Attleborough Center|MA|41.97|-71.32
Country Club Hills|IL|41.57|-87.72
Lemont|IL|41.67|-88.00
Sartell|MN|45.62|-94.21
Dyersburg|TN|36.03|-89.39
Defiance|OH|41.28|-84.36
Beltsville|MD|39.03|-76.91
Centralia|WA|46.72|-122.95
Chalmette|LA|29.94|-89.97
Shorewood|IL|41.52|-88.20
Ferndale|MD|39.18|-76.64
Mount Vernon|OH|40.39|-82.49
Westchester|IL|41.85|-87.88
Bluffton|SC|32.24|-80.86
Tifton|GA|31.45|-83.51
Auburn|MA|42.19|-71.84
Nipomo|CA|35.04|-120.48
Laurel|VA|37.64|-77.51
Taylor|TX|30.57|-97.41
North Decatur|GA|33.79|-84.31
Morganton|NC|35.75|-81.68
Danville|KY|37.65|-84.77
Barrington|RI|41.74|-71.31
Washington|IL|40.70|-89.41
Phoenixville|PA|40.13|-75.51
Mercedes|TX|26.15|-97.91
Center Point|AL|33.65|-86.68
Lemay|MO|38.53|-90.28
Wolcott|CT|41.60|-72.99
Norcross|GA|33.94|-84.21
Troutdale|OR|45.54|-122.39
Oak Grove|OR|45.42|-122.64
North Valley Stream|NY|40.69|-73.70
Easton|MD|38.77|-76.08
Easthampton|MA|42.27|-72.67
Bothell West|WA|47.81|-122.24
Tahlequah|OK|35.92|-94.97
Hazel Park|MI|42.46|-83.10
Douglas|AZ|31.34|-109.55
Opelousas|LA|30.53|-92.08
Grafton|MA|42.21|-71.69
Sandalfoot Cove|FL|26.34|-80.19
Brenham|TX|30.17|-96.40
Opa-locka|FL|25.90|-80.25
Beaver Dam|WI|43.46|-88.84
Coalinga|CA|36.14|-120.36
Seymour|CT|41.40|-73.08
Jenison|MI|42.91|-85.79
Cohoes|NY|42.77|-73.70
Swansea|MA|41.75|-71.19
Donna|TX|26.17|-98.05
Vienna|VA|38.90|-77.27
Pinewood|FL|25.87|-80.22
Lansdale|PA|40.24|-75.28
Sevierville|TN|35.87|-83.56
Chickasha|OK|35.05|-97.94
Kingsland|GA|30.80|-81.69
Uvalde|TX|29.21|-99.79
Hillcrest Heights|MD|38.83|-76.96
Stuart|FL|27.20|-80.25
Fairhaven|MA|41.64|-70.90
Avon|IN|39.76|-86.40
Zachary|LA|30.65|-91.16
Red Wing|MN|44.56|-92.53
Sikeston|MO|36.88|-89.59
Bethpage|NY|40.74|-73.48
Concord|MO|38.52|-90.36
Flowing Wells|AZ|32.29|-111.01
Bridgeview|IL|41.75|-87.80
Fairview Park|OH|41.44|-81.86
Laguna Woods|CA|33.61|-117.73
Anacortes|WA|48.51|-122.61
Mount Clemens|MI|42.60|-82.88
Cañon City|CO|38.44|-105.24
Saint Michael|MN|45.21|-93.66
South River|NJ|40.45|-74.39
Fort Thomas|KY|39.08|-84.45
Sunset|FL|25.71|-80.35
Prospect Heights|IL|42.10|-87.94
Griffith|IN|41.53|-87.42
Estelle|LA|29.85|-90.11
Schofield Barracks|HI|21.50|-158.07
Bon Air|VA|37.52|-77.56
Oconomowoc|WI|43.11|-88.50
Hough|OH|41.51|-81.64
Vero Beach|FL|27.64|-80.40
Sunnyside|WA|46.32|-120.01
Lebanon|OR|44.54|-122.91
Bayshore Gardens|FL|27.43|-82.59
Streetsboro|OH|41.24|-81.35
Calhoun|GA|34.50|-84.95
Morton|IL|40.61|-89.46
Menomonie|WI|44.88|-91.92
Truckee|CA|39.33|-120.18
Fremont|OH|41.35|-83.12
Buckhall|VA|38.73|-77.43
Gainesville|TX|33.63|-97.13
Aberdeen|WA|46.98|-123.82
Baychester|NY|40.87|-73.84
Hopatcong Hills|NJ|40.94|-74.67
Waterville|ME|44.55|-69.63
Oroville|CA|39.51|-121.56
Roosevelt|NY|40.68|-73.59
Laconia|NH|43.53|-71.47
Bellmore|NY|40.67|-73.53
Hibbing|MN|47.43|-92.94
Sudley|VA|38.79|-77.50
Dublin|GA|32.54|-82.90
Coos Bay|OR|43.37|-124.22
Hope Mills|NC|34.97|-78.95
Katy|TX|29.79|-95.82
Brunswick|GA|31.15|-81.49
Clarksburg|WV|39.28|-80.34
Jollyville|TX|30.44|-97.78
Highland Village|TX|33.09|-97.05
Ocean Acres|NJ|39.74|-74.28
Wolf Trap|VA|38.94|-77.29
Madison|NJ|40.76|-74.42
Portland|TX|27.88|-97.32
Sulphur Springs|TX|33.14|-95.60
Maryland City|MD|39.09|-76.82
Manatí|PR|18.43|-66.49
Siloam Springs|AR|36.19|-94.54
Aguadilla|PR|18.43|-67.15
Ham Lake|MN|45.25|-93.25
West Columbia|SC|33.99|-81.07
Frankfort|IN|40.28|-86.51
Mount Pleasant|TX|33.16|-94.97
Dyer|IN|41.49|-87.52
Rye|NY|40.98|-73.68
Fort Hunt|VA|38.73|-77.06
Americus|GA|32.07|-84.23
Hermitage|PA|41.23|-80.45
Buffalo|MN|45.17|-93.87
Crawfordsville|IN|40.04|-86.87
Lake Mary|FL|28.76|-81.32
Republic|MO|37.12|-93.48
Albemarle|NC|35.35|-80.20
Cherry Hill|VA|38.57|-77.27
Country Walk|FL|25.63|-80.43
Riverdale|GA|33.57|-84.41
Abington|MA|42.10|-70.95
Floral Park|NY|40.72|-73.70
Prosper|TX|33.24|-96.80
Walnut Park|CA|33.97|-118.23
Pecan Grove|TX|29.63|-95.73
Overland|MO|38.70|-90.36
Grandville|MI|42.91|-85.76
Four Corners|OR|44.93|-122.98
Sunland Park|NM|31.80|-106.58
North Liberty|IA|41.75|-91.60
Burlington|KY|39.03|-84.72
Parole|MD|38.98|-76.53
Vincent|CA|34.50|-118.12
Southchase|FL|28.39|-81.38
Ukiah|CA|39.15|-123.21
La Marque|TX|29.37|-94.97
North Arlington|NJ|40.79|-74.13
La Palma|CA|33.85|-118.05
Seagoville|TX|32.64|-96.54
Lebanon|IN|40.05|-86.47
Clayton|MO|38.64|-90.32
Pearl River|NY|41.06|-74.02
Conyers|GA|33.67|-84.02
Myrtle Grove|FL|30.42|-87.31
Aldine|TX|29.93|-95.38
Narragansett|RI|41.45|-71.45
Kaukauna|WI|44.28|-88.27
Port Washington|NY|40.83|-73.70
New Port Richey|FL|28.24|-82.72
Aurora|OH|41.32|-81.35
Adams Morgan|DC|38.92|-77.04
Rutland|VT|43.61|-72.97
Asbury Park|NJ|40.22|-74.01
Lutherville-Timonium|MD|39.44|-76.61
Ashland|MA|42.26|-71.46
Hybla Valley|VA|38.75|-77.08
Longmeadow|MA|42.05|-72.58
Elkton|MD|39.61|-75.83
Grosse Pointe Woods|MI|42.44|-82.91
Alton|TX|26.29|-98.31
Pinehurst|NC|35.20|-79.47
Groves|TX|29.95|-93.92
West University Place|TX|29.72|-95.43
Wilkinsburg|PA|40.44|-79.88
Manassas Park|VA|38.78|-77.47
Willow Grove|PA|40.14|-75.12
Gatesville|TX|31.44|-97.74
Avon Center|OH|41.46|-82.02
La Grange|IL|41.81|-87.87
Great Bend|KS|38.36|-98.76
Shively|KY|38.20|-85.82
Highland Springs|VA|37.55|-77.33
Hueytown|AL|33.45|-87.00
Talladega|AL|33.44|-86.11
New Haven|IN|41.07|-85.01
Mill Creek East|WA|47.84|-122.19
Middleburg Heights|OH|41.36|-81.81
Pacific Grove|CA|36.62|-121.92
Mitchell|SD|43.71|-98.03
Humble|TX|30.00|-95.26
Greenwood Village|CO|39.62|-104.95
Bryn Mawr-Skyway|WA|47.49|-122.24
Bradley|IL|41.14|-87.86
Elkridge|MD|39.21|-76.71
Aberdeen|MD|39.51|-76.16
North Myrtle Beach|SC|33.82|-78.68
Williamstown|NJ|39.69|-75.00
Long Beach|MS|30.35|-89.15
Otsego|MN|45.27|-93.59
Boulder City|NV|35.98|-114.83
Fillmore|CA|34.40|-118.92
Lake Wales|FL|27.90|-81.59
Addison|TX|32.96|-96.83
East Riverdale|MD|38.96|-76.92
Laurinburg|NC|34.77|-79.46
Hernando|MS|34.82|-89.99
Hurricane|UT|37.18|-113.29
Plainfield|CT|41.68|-71.92
Hanover|PA|39.80|-76.98
Lithia Springs|GA|33.79|-84.66
Farmingville|NY|40.83|-73.03
Mastic|NY|40.80|-72.84
Setauket-East Setauket|NY|40.93|-73.10
Harrison|NJ|40.75|-74.16
Martha Lake|WA|47.85|-122.24
Port Richmond|NY|40.63|-74.14
Indianola|IA|41.36|-93.56
Perry|GA|32.46|-83.73
Jasper|IN|38.39|-86.93
Winder|GA|33.99|-83.72
Clive|IA|41.60|-93.72
Clemson|SC|34.68|-82.84
Greenwood|MS|33.52|-90.18
Tavares|FL|28.80|-81.73
Great Falls|VA|39.00|-77.29
Jamestown|ND|46.91|-98.71
Terrace Heights|NY|40.72|-73.77
Emerson Hill|NY|40.61|-74.10
Avocado Heights|CA|34.04|-117.99
Eden|NC|36.49|-79.77
Bay Village|OH|41.48|-81.92
Makakilo City|HI|21.35|-158.09
Westbury|NY|40.76|-73.59
Bostonia|CA|32.81|-116.94
Iona|FL|26.52|-81.96
Dickson|TN|36.08|-87.39
Newport|KY|39.09|-84.50
Cullman|AL|34.17|-86.84
Live Oak|TX|29.57|-98.34
Roanoke Rapids|NC|36.46|-77.65
Payson|AZ|34.23|-111.33
Storrs|CT|41.81|-72.25
The Dalles|OR|45.59|-121.18
Los Lunas|NM|34.81|-106.73
Dixon|IL|41.84|-89.48
Bellevue|WI|44.44|-87.92
Millbrook|AL|32.48|-86.36
Brownsville|FL|25.82|-80.24
Wailuku|HI|20.89|-156.51
Warren Township|NJ|40.61|-74.52
Seaford|NY|40.67|-73.49
Washougal|WA|45.58|-122.35
Dallas|OR|44.92|-123.32
Graniteville|NY|40.62|-74.15
Henderson|NC|36.33|-78.40
Stallings|NC|35.09|-80.69
River Falls|WI|44.86|-92.62
Berkley|MI|42.50|-83.18
Damascus|MD|39.29|-77.20
Shelbyville|KY|38.21|-85.22
Susanville|CA|40.42|-120.65
Pataskala|OH|40.00|-82.67
Traverse City|MI|44.76|-85.62
South Yuba City|CA|39.12|-121.64
Merrifield|VA|38.87|-77.23
Ledyard|CT|41.44|-72.01
Fords|NJ|40.53|-74.32
New Territory|TX|29.59|-95.68
Kapolei|HI|21.34|-158.06
Clearlake|CA|38.96|-122.63
McKinleyville|CA|40.95|-124.10
Brunswick|ME|43.91|-69.97
Highview|KY|38.14|-85.62
Kenmore|NY|42.97|-78.87
Belvedere Park|GA|33.75|-84.27
Ripon|CA|37.74|-121.12
Rossville|MD|39.34|-76.48
Depew|NY|42.90|-78.69
Seven Oaks|SC|34.05|-81.15
Wilmington Island|GA|32.00|-80.97
Parlier|CA|36.61|-119.53
Gates-North Gates|NY|43.17|-77.70
East Rancho Dominguez|CA|33.90|-118.20
Natchez|MS|31.56|-91.40
Cloverly|MD|39.11|-77.00
Newton|IA|41.70|-93.05
Lamont|CA|35.26|-118.91
East Brainerd|TN|35.00|-85.15
Vandalia|OH|39.89|-84.20
Rio Linda|CA|38.69|-121.45
East Longmeadow|MA|42.06|-72.51
Ramsey|NJ|41.06|-74.14
West Park|FL|25.98|-80.20
Greeneville|TN|36.16|-82.83
Mount Vernon|IL|38.32|-88.90
Adelphi|MD|39.00|-76.97
Front Royal|VA|38.92|-78.19
Weston|WI|44.89|-89.55
Spanish Springs|NV|39.65|-119.71
Fort Leonard Wood|MO|37.71|-92.16
Sterling|IL|41.79|-89.70
Williamsburg|VA|37.27|-76.71
Somerton|AZ|32.60|-114.71
Three Lakes|FL|25.64|-80.40
Auburndale|FL|28.07|-81.79
Gloversville|NY|43.05|-74.34
Hereford|TX|34.82|-102.40
Eggertsville|NY|42.96|-78.80
Batavia|NY|43.00|-78.19
Dumas|TX|35.87|-101.97
Bull Run|VA|38.78|-77.52
Ammon|ID|43.47|-111.97
Ewa Beach|HI|21.32|-158.01
New River|AZ|33.92|-112.14
Kilgore|TX|32.39|-94.88
Fullerton|PA|40.63|-75.47
Knik-Fairview|AK|61.51|-149.60
Hudson|MA|42.39|-71.57
Tonawanda|NY|43.02|-78.88
Villa Rica|GA|33.73|-84.92
North New Hyde Park|NY|40.74|-73.69
Johnstown|CO|40.34|-104.91
Tolland|CT|41.87|-72.37
Canyon|TX|34.98|-101.92
Jacksonville|TX|31.96|-95.27
Berea|KY|37.57|-84.30
Tenafly|NJ|40.93|-73.96
Marco|FL|25.97|-81.73
Jackson|MO|37.38|-89.67
Corinth|MS|34.93|-88.52
Coto De Caza|CA|33.60|-117.59
Englewood|FL|26.96|-82.35
Crowley|TX|32.58|-97.36
Saint John|IN|41.45|-87.47
Midlothian|IL|41.63|-87.72
Welby|CO|39.84|-104.96
Horsham|PA|40.18|-75.13
Mastic Beach|NY|40.77|-72.85
Mashpee|MA|41.65|-70.48
Powder Springs|GA|33.86|-84.68
Masonboro|NC|34.18|-77.85
Jennings|MO|38.72|-90.26
Head of Westport|MA|41.62|-71.06
Scottsbluff|NE|41.87|-103.67
Sierra Vista Southeast|AZ|31.45|-110.22
East Highland Park|VA|37.58|-77.41
Glen Allen|VA|37.67|-77.51
Johnson City|NY|42.12|-75.96
Douglaston|NY|40.77|-73.75
Mineral Wells|TX|32.81|-98.11
Cherryland|CA|37.68|-122.10
Scottsboro|AL|34.67|-86.03
Ozark|AL|31.46|-85.64
Alexander City|AL|32.94|-85.95
Lady Lake|FL|28.92|-81.92
Niceville|FL|30.52|-86.48
West Norriton|PA|40.13|-75.38
Owosso|MI|43.00|-84.18
Blytheville|AR|35.93|-89.92
Ellington|CT|41.90|-72.47
Whitewater|WI|42.83|-88.73
Lebanon|MO|37.68|-92.66
Hollins|VA|37.34|-79.94
Forrest City|AR|35.01|-90.79
Parkway|CA|38.50|-121.46
Colesville|MD|39.08|-77.00
Graham|NC|36.07|-79.40
Cinnaminson|NJ|40.00|-74.99
Fraser|MI|42.54|-82.95
Chaparral|NM|32.02|-106.39
Clark|NJ|40.64|-74.31
Norridge|IL|41.96|-87.83
Hammonton|NJ|39.64|-74.80
Zephyrhills|FL|28.23|-82.18
College Park|GA|33.65|-84.45
Groveton|VA|38.77|-77.08
Bemidji|MN|47.47|-94.88
Hawaiian Gardens|CA|33.83|-118.07
Bloomsburg|PA|41.00|-76.45
Thibodaux|LA|29.80|-90.82
Valle Vista|CA|33.75|-116.89
Alamo|CA|37.85|-122.03
Druid Hills|GA|33.78|-84.34
Yankton|SD|42.87|-97.40
Beech Grove|IN|39.72|-86.09
Cedar Mill|OR|45.52|-122.81
Lake Saint Louis|MO|38.80|-90.79
Northview|MI|43.05|-85.60
Harrisburg|NC|35.32|-80.66
Warrington|FL|30.38|-87.27
Royal Kunia|HI|21.39|-158.03
Deming|NM|32.27|-107.76
Greece|NY|43.21|-77.69
Springdale|NJ|39.90|-74.97
Phillipsburg|NJ|40.69|-75.19
Hopatcong|NJ|40.93|-74.66
Worthington|OH|40.09|-83.02
Whitman|MA|42.08|-70.94
Greensburg|PA|40.30|-79.54
Hartselle|AL|34.44|-86.94
Miami Springs|FL|25.82|-80.29
South Farmingdale|NY|40.72|-73.44
East Islip|NY|40.73|-73.19
Kerman|CA|36.72|-120.06
Warsaw|IN|41.24|-85.85
Glasgow|KY|37.00|-85.91
North Branford|CT|41.33|-72.77
Springfield|NJ|40.70|-74.32
Chubbuck|ID|42.92|-112.47
Scott Lake|FL|25.94|-80.23
Robbinsdale|MN|45.03|-93.34
Franklin Park|PA|40.58|-80.09
Lindenhurst|IL|42.41|-88.03
Bridgetown|OH|39.15|-84.64
Callaway|FL|30.15|-85.57
Rio Grande City|TX|26.38|-98.82
Pineville|LA|31.32|-92.43
Cahokia|IL|38.57|-90.19
Sarasota Springs|FL|27.31|-82.48
Mill Valley|CA|37.91|-122.54
Hugo|MN|45.16|-92.99
Moultrie|GA|31.18|-83.79
Brooklyn Park|MD|39.23|-76.62
Chicago Ridge|IL|41.70|-87.78
Cutlerville|MI|42.84|-85.66
Morris|IL|41.36|-88.42
Hartford|WI|43.32|-88.38
Brookside|DE|39.67|-75.73
Highland Park|NJ|40.50|-74.42
Beacon|NY|41.50|-73.97
Woodcrest|CA|33.88|-117.36
Greendale|WI|42.94|-88.00
Antioch|IL|42.48|-88.10
Hunters Creek|FL|28.36|-81.42
Carthage|MO|37.18|-94.31
Manorville|NY|40.87|-72.81
Phelan|CA|34.43|-117.57
Glasgow|DE|39.60|-75.75
Berea|SC|34.89|-82.46
Glens Falls|NY|43.31|-73.64
Los Osos|CA|35.31|-120.83
New Franklin|OH|40.94|-81.54
Hershey|PA|40.29|-76.65
Knightdale|NC|35.79|-78.48
Hewitt|TX|31.46|-97.20
Alpine|CA|32.84|-116.77
Gibsonton|FL|27.85|-82.38
Gantt|SC|34.80|-82.42
Lakeway|TX|30.36|-97.98
Moorestown-Lenola|NJ|39.97|-74.96
Murraysville|NC|34.30|-77.85
Canton|IL|40.56|-90.04
Bradley Gardens|NJ|40.56|-74.65
Elk Plain|WA|47.05|-122.40
Camano|WA|48.17|-122.53
Berkeley Heights|NJ|40.68|-74.44
Mount Holly|NC|35.30|-81.02
Cherry Hill Mall|NJ|39.94|-75.01
Oldsmar|FL|28.03|-82.67
Fort Payne|AL|34.44|-85.72
Wykagyl|NY|40.94|-73.80
Jefferson Valley-Yorktown|NY|41.32|-73.80
Five Forks|SC|34.80|-82.23
Hayden|ID|47.77|-116.79
Red Bluff|CA|40.18|-122.24
New Fairfield|CT|41.47|-73.49
Forest Park|IL|41.88|-87.81
Hickory Hills|IL|41.73|-87.83
Hyannis|MA|41.65|-70.28
Arverne|NY|40.59|-73.80
Hazel Crest|IL|41.57|-87.69
Whitefish Bay|WI|43.11|-87.90
Weehawken|NJ|40.77|-74.02
Sterling|CO|40.63|-103.21
North Reading|MA|42.58|-71.08
Indiana|PA|40.62|-79.15
Fish Hawk|FL|27.85|-82.21
Longwood|FL|28.70|-81.34
Jasper|AL|33.83|-87.28
Reidsville|NC|36.35|-79.66
Dentsville|SC|34.06|-80.96
Northbridge|MA|42.15|-71.65
New Cassel|NY|40.76|-73.57
Rosedale|CA|35.38|-119.15
Apollo Beach|FL|27.77|-82.41
Waycross|GA|31.21|-82.36
Washington|MO|38.56|-91.01
Chippewa Falls|WI|44.94|-91.39
Westwood|MA|42.21|-71.22
Mount Washington|KY|38.05|-85.55
East Bridgewater|MA|42.03|-70.96
Washington Court House|OH|39.54|-83.44
Rocky Point|NY|40.95|-72.93
Halawa|HI|21.38|-157.92
Holliston|MA|42.20|-71.42
Pierre|SD|44.37|-100.35
Collingswood|NJ|39.92|-75.07
Horizon West|FL|28.43|-81.62
Elfers|FL|28.22|-82.72
McFarland|CA|35.68|-119.23
Beach Park|IL|42.42|-87.86
Sun Lakes|AZ|33.21|-111.88
Fairburn|GA|33.57|-84.58
Lincoln|IL|40.15|-89.36
Seekonk|MA|41.81|-71.34
Upper Grand Lagoon|FL|30.16|-85.74
Willowick|OH|41.63|-81.47
Orange|CT|41.28|-73.03
Auburn|CA|38.90|-121.08
South Venice|FL|27.05|-82.42
Maumee|OH|41.56|-83.65
Middlesex|NJ|40.57|-74.49
Allouez|WI|44.48|-88.02
Paradise Valley|AZ|33.53|-111.94
Moberly|MO|39.42|-92.44
Wood Dale|IL|41.96|-87.98
Covington|GA|33.60|-83.86
Saint Simon Mills|GA|31.17|-81.41
Levelland|TX|33.59|-102.38
Hutchinson|MN|44.89|-94.37
Saraland|AL|30.82|-88.07
King City|CA|36.21|-121.13
Livingston|CA|37.39|-120.72
Marietta|OH|39.42|-81.45
Falls Church|VA|38.88|-77.17
Metuchen|NJ|40.54|-74.36
Olean|NY|42.08|-78.43
Oneonta|NY|42.45|-75.06
Ephrata|PA|40.18|-76.18
Circleville|OH|39.60|-82.95
Forest City|FL|28.67|-81.44
Harper Woods|MI|42.43|-82.92
Princeton Meadows|NJ|40.33|-74.56
Whitehall|PA|40.36|-79.99
Sault Ste. Marie|MI|46.50|-84.35
Andrews|TX|32.32|-102.55
Hendersonville|NC|35.32|-82.46
Wauconda|IL|42.26|-88.14
Fort Carson|CO|38.74|-104.79
Oak Park|CA|34.18|-118.76
Stanford|CA|37.42|-122.17
Pottsville|PA|40.69|-76.20
Homosassa Springs|FL|28.80|-82.58
Ladson|SC|32.99|-80.11
Swampscott|MA|42.47|-70.92
Sharonville|OH|39.27|-84.41
Elizabethton|TN|36.35|-82.21
Clarksburg|MD|39.24|-77.28
McMinnville|TN|35.68|-85.77
Cromwell|CT|41.60|-72.65
Buford|GA|34.12|-84.00
Wixom|MI|42.52|-83.54
West Richland|WA|46.30|-119.36
Greenlawn|NY|40.87|-73.37
Stony Brook|NY|40.93|-73.14
Mountain Home|ID|43.13|-115.69
Waimalu|HI|21.40|-157.94
Carpinteria|CA|34.40|-119.52
Salida|CA|37.71|-121.08
Sienna Plantation|TX|29.49|-95.51
Seabrook|TX|29.56|-95.03
Gardendale|AL|33.66|-86.81
Hidalgo|TX|26.10|-98.26
Muscle Shoals|AL|34.74|-87.67
Buda|TX|30.09|-97.84
Mebane|NC|36.10|-79.27
Baker|LA|30.59|-91.17
Richton Park|IL|41.48|-87.70
Lyndhurst|OH|41.52|-81.49
Athens|TN|35.44|-84.59
Fort Campbell North|KY|36.65|-87.46
East Greenwich|RI|41.66|-71.46
Palos Verdes Estates|CA|33.80|-118.39
Canton|MS|32.61|-90.04
Boerne|TX|29.79|-98.73
Roselle Park|NJ|40.66|-74.26
Fort Mill|SC|35.01|-80.95
East Wenatchee|WA|47.42|-120.29
Olivehurst|CA|39.10|-121.55
Moss Point|MS|30.41|-88.53
Bexley|OH|39.97|-82.94
Marshall|MN|44.45|-95.79
Pell City|AL|33.59|-86.29
Martinsville|VA|36.69|-79.87
Monroe|GA|33.79|-83.71
Copley|OH|41.10|-81.64
Cayce|SC|33.97|-81.07
West Freehold|NJ|40.24|-74.30
Miami|OK|36.87|-94.88
La Grange Park|IL|41.83|-87.86
Port Orchard|WA|47.54|-122.64
Millbury|MA|42.19|-71.76
Hampton Bays|NY|40.87|-72.52
Grover Beach|CA|35.12|-120.62
Bergen Beach|NY|40.62|-73.91
Lebanon|NH|43.64|-72.25
Lewisville|NC|36.10|-80.42
Jericho|NY|40.79|-73.54
Hudson|WI|44.97|-92.76
Sharon|PA|41.23|-80.49
Verona|NJ|40.83|-74.24
Swansea|IL|38.53|-89.99
Warrensville Heights|OH|41.44|-81.54
Southern Pines|NC|35.17|-79.39
Riverdale|IL|41.63|-87.63
Palmetto Estates|FL|25.62|-80.36
Henderson|TX|32.15|-94.80
Glenmont|MD|39.06|-77.05
North Mankato|MN|44.17|-94.03
Hockessin|DE|39.79|-75.70
Destin|FL|30.39|-86.50
Mount Dora|FL|28.80|-81.64
Lynden|WA|48.95|-122.45
Havre de Grace|MD|39.55|-76.09
Washington|PA|40.17|-80.25
Waxhaw|NC|34.92|-80.74
White Center|WA|47.52|-122.35
River Ridge|LA|29.96|-90.22
Olympia Heights|FL|25.73|-80.36
Village of Campton Hills|IL|41.94|-88.40
Conway|FL|28.50|-81.33
Río Grande|PR|18.38|-65.83
Glenn Dale|MD|38.99|-76.82
San Marino|CA|34.12|-118.11
Englewood|OH|39.88|-84.30
Orangeburg|SC|33.49|-80.86
Solana Beach|CA|32.99|-117.27
Timberwood Park|TX|29.71|-98.48
Lockhart|TX|29.88|-97.67
Brecksville|OH|41.32|-81.63
Chesterton|IN|41.61|-87.06
Sauk Rapids|MN|45.59|-94.17
South Park Township|PA|40.30|-79.99
Oatfield|OR|45.41|-122.60
Halawa Heights|HI|21.38|-157.91
Monroe|OH|39.44|-84.36
Kings Park West|VA|38.81|-77.30
Nesconset|NY|40.85|-73.15
Las Vegas|NM|35.59|-105.22
Grain Valley|MO|39.02|-94.20
Dunmore|PA|41.42|-75.63
Brainerd|MN|46.36|-94.20
Western Springs|IL|41.81|-87.90
Discovery Bay|CA|37.91|-121.60
Bedford|IN|38.86|-86.49
Bellair-Meadowbrook Terrace|FL|30.18|-81.74
Saint James|NY|40.88|-73.16
Ridge|NY|40.89|-72.90
New Ulm|MN|44.31|-94.46
South Sioux City|NE|42.47|-96.41
Warrenville|IL|41.82|-88.17
Huron|SD|44.36|-98.21
Shorewood|WI|43.09|-87.89
Waunakee|WI|43.19|-89.46
Beaufort|SC|32.43|-80.67
Avenal|CA|36.00|-120.13
Monticello|MN|45.31|-93.79
Riverhead|NY|40.92|-72.66
West Carrollton City|OH|39.67|-84.25
Franklin Park|NJ|40.44|-74.54
Piney Green|NC|34.72|-77.32
Butler|PA|40.86|-79.90
Citrus Ridge|FL|28.33|-81.64
Fergus Falls|MN|46.28|-96.08
Beeville|TX|28.40|-97.75
California City|CA|35.13|-117.99
Gonzalez|FL|30.58|-87.29
Vadnais Heights|MN|45.06|-93.07
North Adams|MA|42.70|-73.11
Palmetto|FL|27.52|-82.57
Lake Forest Park|WA|47.76|-122.28
Spring Lake|NC|35.17|-78.97
Mercerville|NJ|40.24|-74.69
Colonial Park|PA|40.30|-76.81
Glenpool|OK|35.96|-96.01
Fruitville|FL|27.33|-82.46
Red Hill|SC|34.00|-79.26
Lindsay|CA|36.20|-119.09
Calera|AL|33.10|-86.75
University Heights|OH|41.50|-81.54
Carriere|MS|30.62|-89.65
Atlantic Beach|FL|30.33|-81.40
Streator|IL|41.12|-88.84
Lea Hill|WA|47.33|-122.18
Waianae|HI|21.44|-158.19
Teays Valley|WV|38.45|-81.93
Lone Tree|CO|39.55|-104.89
Brandermill|VA|37.43|-77.65
Soddy-Daisy|TN|35.24|-85.19
Snoqualmie|WA|47.53|-121.83
Fostoria|OH|41.16|-83.42
Oakland|NJ|41.01|-74.26
Short Hills|NJ|40.75|-74.33
Wayland|MA|42.36|-71.36
Raynham|MA|41.95|-71.07
Coatesville|PA|39.98|-75.82
Clayton|OH|39.86|-84.36
McPherson|KS|38.37|-97.66
Crowley|LA|30.21|-92.37
Harrison|AR|36.23|-93.11
Saddle Brook|NJ|40.90|-74.09
Dorado|PR|18.46|-66.27
Bellefontaine|OH|40.36|-83.76
Black Forest|CO|39.01|-104.70
Ridgefield Park|NJ|40.86|-74.02
Grovetown|GA|33.45|-82.20
Bardstown|KY|37.81|-85.47
Windham|NH|42.80|-71.30
Worthington|MN|43.62|-95.60
Commerce|CA|34.00|-118.16
La Grande|OR|45.32|-118.09
Saint Marys|PA|41.43|-78.56
Stoughton|WI|42.92|-89.22
Kingsgate|WA|47.73|-122.18
Geneva|NY|42.87|-76.98
Meadville|PA|41.64|-80.15
Lockhart|FL|28.62|-81.44
Harwich|MA|41.69|-70.08
South Charleston|WV|38.37|-81.70
Medway|MA|42.14|-71.40
Marshall|MO|39.12|-93.20
Santa Fe|TX|29.38|-95.11
Newton|NC|35.67|-81.22
North Auburn|CA|38.93|-121.08
Tehachapi|CA|35.13|-118.45
Saint Ann|MO|38.73|-90.38
Thonotosassa|FL|28.06|-82.30
Endicott|NY|42.10|-76.05
Connersville|IN|39.64|-85.14
Arrochar|NY|40.60|-74.07
Ferndale|WA|48.85|-122.59
Middleburg|FL|30.07|-81.86
Rantoul|IL|40.31|-88.16
Greenville|OH|40.10|-84.63
Saint Simons Island|GA|31.15|-81.37
Woodward|OK|36.43|-99.39
Rochester|MI|42.68|-83.13
Key Biscayne|FL|25.69|-80.16
Claremont|NH|43.38|-72.35
Superior|CO|39.95|-105.17
Auburn|IN|41.37|-85.06
Saint Augustine|FL|29.89|-81.31
Powell|OH|40.16|-83.08
Justice|IL|41.74|-87.84
Glen Carbon|IL|38.75|-89.98
West Monroe|LA|32.52|-92.15
Malibu|CA|34.03|-118.78
Borger|TX|35.67|-101.40
College|AK|64.86|-147.80
Shiloh|IL|38.56|-89.90
Fort Drum|NY|44.06|-75.76
Grass Valley|CA|39.22|-121.06
Newington|VA|38.74|-77.18
Greenwich|CT|41.03|-73.63
Lakeland North|WA|47.33|-122.28
Kingston|PA|41.26|-75.90
Fulton|MO|38.85|-91.95
El Dorado|KS|37.82|-96.86
Wawarsing|NY|41.76|-74.36
Mounds View|MN|45.10|-93.21
Herrin|IL|37.80|-89.03
Grenada|MS|33.77|-89.81
Dover|OH|40.52|-81.47
Hanover|NJ|40.80|-74.37
Dardenne Prairie|MO|38.77|-90.73
Saint Helens|OR|45.86|-122.81
Forest Hill|TX|32.67|-97.27
Weigelstown|PA|39.98|-76.82
Dallas|GA|33.92|-84.84
Glendale|WI|43.14|-87.94
York Beach|ME|43.17|-70.61
Holiday City-Berkeley|NJ|39.96|-74.28
Hot Springs Village|AR|34.67|-93.00
Fruita|CO|39.16|-108.73
Kettering|MD|38.88|-76.81
Athens|TX|32.20|-95.86
New Carrollton|MD|38.97|-76.88
Port Neches|TX|29.99|-93.96
Hamilton Square|NJ|40.23|-74.65
Fallsburg|NY|41.73|-74.60
Charlton|MA|42.14|-71.97
Seaside|NY|40.58|-73.83
Bedford|OH|41.39|-81.54
Andover|KS|37.71|-97.14
Finneytown|OH|39.20|-84.52
Elk City|OK|35.41|-99.40
New Kensington|PA|40.57|-79.76
Conneaut|OH|41.95|-80.55
Derby|CT|41.32|-73.09
Boone|IA|42.06|-93.88
Minden|LA|32.62|-93.29
Middle Valley|TN|35.20|-85.18
Markham|IL|41.59|-87.69
Belle Chasse|LA|29.85|-89.99
Riviera Beach|MD|39.17|-76.51
Pelham|NH|42.73|-71.32
Pedley|CA|33.98|-117.48
El Sobrante|CA|37.98|-122.30
Nanakuli|HI|21.39|-158.15
McComb|MS|31.24|-90.45
Sylacauga|AL|33.17|-86.25
Half Moon Bay|CA|37.46|-122.43
Lilburn|GA|33.89|-84.14
Centralia|IL|38.53|-89.13
West Valley|WA|46.59|-120.61
San Anselmo|CA|37.97|-122.56
Artondale|WA|47.30|-122.62
Lincolnwood|IL|42.00|-87.73
Panama City Beach|FL|30.18|-85.81
Montgomeryville|PA|40.25|-75.24
Joppatowne|MD|39.46|-76.36
Uxbridge|MA|42.08|-71.63
Effingham|IL|39.12|-88.54
Eufaula|AL|31.89|-85.15
Channahon|IL|41.43|-88.23
Moody|AL|33.59|-86.49
Loveland|OH|39.27|-84.26
South Daytona|FL|29.17|-81.00
Platteville|WI|42.73|-90.48
Gaffney|SC|35.07|-81.65
Kemp Mill|MD|39.04|-77.02
Rogers|MN|45.19|-93.55
Azalea Park|FL|28.54|-81.30
Lakeland|TN|35.23|-89.74
Rendon|TX|32.58|-97.24
Palos Heights|IL|41.67|-87.80
Wickliffe|OH|41.61|-81.45
Verona|WI|42.99|-89.53
Woodhaven|MI|42.14|-83.24
Bonita|CA|32.66|-117.03
Kewanee|IL|41.25|-89.92
Woodland Park|NJ|40.89|-74.19
Bainbridge|GA|30.90|-84.58
Cambridge|MD|38.56|-76.08
Isabela|PR|18.50|-67.02
Bedford|MA|42.49|-71.28
Windsor Locks|CT|41.93|-72.63
Winnetka|IL|42.11|-87.74
New Providence|NJ|40.70|-74.40
Green River|WY|41.53|-109.47
Grand Terrace|CA|34.03|-117.31
Patchogue|NY|40.77|-73.02
Cedar Grove|NJ|40.85|-74.23
Ardmore|PA|40.01|-75.29
Wilmington|OH|39.45|-83.83
Ringwood|NJ|41.11|-74.25
North Madison|IN|38.77|-85.40
Steamboat Springs|CO|40.48|-106.83
Abbeville|LA|29.97|-92.13
Fort Atkinson|WI|42.93|-88.84
Lake Arrowhead|CA|34.25|-117.19
Irondale|AL|33.54|-86.71
Lumberton|TX|30.27|-94.20
Larkspur|CA|37.93|-122.54
Port Lavaca|TX|28.61|-96.63
Mount Vernon|VA|38.71|-77.10
Brookhaven|MS|31.58|-90.44
Fernway|PA|40.69|-80.13
Beatrice|NE|40.27|-96.75
Ottawa|KS|38.62|-95.27
Wilton Manors|FL|26.16|-80.14
Four Corners|TX|29.67|-95.66
Federal Heights|CO|39.85|-105.00
Spring Creek|NV|40.73|-115.59
New Baltimore|MI|42.68|-82.74
Forestville|MD|38.85|-76.87
Chatham|IL|39.68|-89.70
Atco|NJ|39.77|-74.89
Mandeville|LA|30.36|-90.07
Fernandina Beach|FL|30.67|-81.46
Miller Place|NY|40.96|-73.00
Escanaba|MI|45.75|-87.06
Mountain Home|AR|36.34|-92.39
Lake Los Angeles|CA|34.61|-117.83
Cleveland|MS|33.74|-90.72
Portland|TN|36.58|-86.52
Gulfport|FL|27.75|-82.70
Plover|WI|44.46|-89.54
Cornelius|OR|45.52|-123.06
Broadlands|VA|39.02|-77.52
Northlake|IL|41.92|-87.90
Big Bear City|CA|34.26|-116.85
North Castle|NY|41.14|-73.68
Eatontown|NJ|40.30|-74.05
Coolidge|AZ|32.98|-111.52
Marion|AR|35.21|-90.20
West Plains|MO|36.73|-91.85
Plymouth|CT|41.67|-73.05
Trenton|OH|39.48|-84.46
Overlea|MD|39.36|-76.52
North Merrick|NY|40.69|-73.56
Port Saint John|FL|28.48|-80.79
Green Valley|MD|39.31|-77.30
Okmulgee|OK|35.62|-95.96
South Miami|FL|25.71|-80.29
Hasbrouck Heights|NJ|40.86|-74.08
Jacksonville|AL|33.81|-85.76
Marysville|CA|39.15|-121.59
Clarkston|GA|33.81|-84.24
Kingston|MA|41.99|-70.72
Davidson|NC|35.50|-80.84
Winfield|KS|37.24|-97.00
Red Bank|NJ|40.35|-74.06
Somerville|NJ|40.57|-74.61
Kings Point|FL|26.45|-80.14
East Hanover|NJ|40.82|-74.36
Tucson Estates|AZ|32.19|-111.09
Haverstraw|NY|41.20|-73.96
Suamico|WI|44.63|-88.04
Timberlake|VA|37.32|-79.26
Riverview|MI|42.17|-83.18
Choctaw|OK|35.50|-97.27
Lake City|FL|30.19|-82.64
Babylon|NY|40.70|-73.33
Travilah|MD|39.07|-77.26
Blue Ash|OH|39.23|-84.38
Hudson|FL|28.36|-82.69
Neosho|MO|36.87|-94.37
Baraboo|WI|43.47|-89.74
Freeport|TX|28.95|-95.36
Stony Point|NY|41.23|-73.99
Richmond|TX|29.58|-95.76
Arkansas City|KS|37.06|-97.04
Amherst|OH|41.40|-82.22
New Kingman-Butler|AZ|35.27|-114.03
Evanston|WY|41.27|-110.96
Speedway|IN|39.80|-86.27
Weatherford|OK|35.53|-98.71
Florida City|FL|25.45|-80.48
Port Royal|SC|32.38|-80.69
Wells Branch|TX|30.45|-97.68
Luling|LA|29.93|-90.37
Mount Sinai|NY|40.95|-73.03
Brown Deer|WI|43.16|-87.96
Salisbury|NY|40.75|-73.56
Dunkirk|NY|42.48|-79.33
Woodmere|LA|29.86|-90.08
Washington|IN|38.66|-87.17
Cloquet|MN|46.72|-92.46
Festus|MO|38.22|-90.40
Chelsea|AL|33.34|-86.63
Poquoson|VA|37.12|-76.35
Irmo|SC|34.09|-81.18
San Germán|PR|18.08|-67.04
Lake Station|IN|41.58|-87.24
Glenn Heights|TX|32.55|-96.86
Madison|IN|38.74|-85.38
Goldenrod|FL|28.61|-81.29
Vega Alta|PR|18.41|-66.33
Norton|OH|41.03|-81.64
Artesia|NM|32.84|-104.40
Edgewater|NJ|40.83|-73.98
Fairfax Station|VA|38.80|-77.33
Stafford|CT|41.98|-72.29
Centerton|AR|36.36|-94.29
Smithfield|NC|35.51|-78.34
Red Oak|TX|32.52|-96.80
Los Alamos|NM|35.89|-106.31
North Palm Beach|FL|26.82|-80.08
Clawson|MI|42.53|-83.15
Salem|OH|40.90|-80.86
Cedar Lake|IN|41.36|-87.44
Fortuna|CA|40.60|-124.16
Glen Rock|NJ|40.96|-74.13
Firestone|CO|40.11|-104.94
Portales|NM|34.19|-103.33
Gladstone|OR|45.38|-122.59
La Homa|TX|26.25|-98.36
Martinsville|NJ|40.60|-74.56
Kailua-Kona|HI|19.64|-156.00
Waconia|MN|44.85|-93.79
Shepherdsville|KY|37.99|-85.72
Crestwood|MO|38.56|-90.38
Youngsville|LA|30.10|-91.99
North Wantagh|NY|40.69|-73.51
Freehold|NJ|40.26|-74.27
Monfort Heights|OH|39.19|-84.60
Scotts Valley|CA|37.05|-122.01
Holly Hill|FL|29.24|-81.04
Coamo|PR|18.08|-66.36
Leeds|AL|33.55|-86.54
Richmond Hill|GA|31.94|-81.30
Hormigueros|PR|18.14|-67.13
Bogalusa|LA|30.79|-89.85
Bennsville|MD|38.61|-77.01
Dranesville|VA|39.00|-77.35
Guymon|OK|36.68|-101.48
West Haven|UT|41.20|-112.05
Bucyrus|OH|40.81|-82.98
Kelso|WA|46.15|-122.91
Pennsville|NJ|39.65|-75.52
Maryville|MO|40.35|-94.87
Clayton|CA|37.94|-121.94
California|MD|38.30|-76.51
Lakeside|VA|37.61|-77.48
Terryville|NY|40.91|-73.07
Wanaque|NJ|41.04|-74.29
Cypress Lake|FL|26.54|-81.90
Alexandria|MN|45.89|-95.38
Westwood Lake|FL|25.73|-80.37
Morgan City|LA|29.70|-91.21
Florham Park|NJ|40.79|-74.39
Kingsburg|CA|36.51|-119.55
Greensburg|IN|39.34|-85.48
Cottonwood|AZ|34.74|-112.01
Schiller Park|IL|41.96|-87.87
Lovington|NM|32.94|-103.35
Sugarland Run|VA|39.04|-77.38
Pontiac|IL|40.88|-88.63
Bridgeton|MO|38.77|-90.41
Franklin|OH|39.56|-84.30
Woodinville|WA|47.75|-122.16
Red Bank|TN|35.11|-85.29
Newport East|RI|41.52|-71.29
Snyder|TX|32.72|-100.92
Lansing|KS|39.25|-94.90
Beachwood|OH|41.46|-81.51
Lower Burrell|PA|40.55|-79.76
Trophy Club|TX|33.00|-97.18
Somersworth|NH|43.26|-70.87
Healdsburg|CA|38.61|-122.87
Blackfoot|ID|43.19|-112.34
South Lyon|MI|42.46|-83.65
Douglas|GA|31.51|-82.85
Carver|MA|41.88|-70.76
Wallington|NJ|40.85|-74.11
Ocean Pines|MD|38.40|-75.16
Jensen Beach|FL|27.25|-80.23
Lahaina|HI|20.87|-156.68
Emeryville|CA|37.83|-122.29
Azle|TX|32.90|-97.55
East Bethel|MN|45.32|-93.20
Martinsville|IN|39.43|-86.43
Seven Hills|OH|41.40|-81.68
Macedonia|OH|41.31|-81.51
Weston|MA|42.37|-71.30
Waipio|HI|21.42|-158.00
Magnolia|AR|33.27|-93.24
River Edge|NJ|40.93|-74.04
Oquirrh|UT|40.63|-112.03
Guttenberg|NJ|40.79|-74.00
Mexico|MO|39.17|-91.88
North Lindenhurst|NY|40.71|-73.38
Wyandanch|NY|40.75|-73.36
Goshen|OH|39.23|-84.16
Lexington Park|MD|38.27|-76.45
Arlington|TN|35.30|-89.66
Ravenna|OH|41.16|-81.24
Enumclaw|WA|47.20|-121.99
Oskaloosa|IA|41.30|-92.64
Verde Village|AZ|34.71|-112.01
El Campo|TX|29.20|-96.27
Lynnfield|MA|42.54|-71.05
Cocoa Beach|FL|28.32|-80.61
San Sebastián|PR|18.34|-66.99
Elizabethtown|PA|40.15|-76.60
Mack|OH|39.16|-84.65
Robstown|TX|27.79|-97.67
Port Washington|WI|43.39|-87.88
Lakeland South|WA|47.28|-122.28
Home Gardens|CA|33.88|-117.52
Villas|FL|26.55|-81.87
Upper Montclair|NJ|40.85|-74.20
Sun Village|CA|34.56|-117.96
Archdale|NC|35.91|-79.97
Tarrytown|NY|41.08|-73.86
Moss Bluff|LA|30.30|-93.19
Mountain Park|GA|33.84|-84.13
Fulton|NY|43.32|-76.42
Garden City|ID|43.62|-116.24
Urbana|OH|40.11|-83.75
Valley Falls|RI|41.91|-71.39
North Bellport|NY|40.77|-72.94
Troy|MO|38.98|-90.98
Lakeland Village|CA|33.64|-117.34
Tomball|TX|30.10|-95.62
Greatwood|TX|29.55|-95.68
Gladeview|FL|25.84|-80.24
Destrehan|LA|29.94|-90.35
Cheney|WA|47.49|-117.58
Richfield|WI|43.26|-88.19
Groveland|FL|28.56|-81.85
Grafton|WI|43.32|-87.95
Shady Hills|FL|28.41|-82.54
Yeadon|PA|39.94|-75.26
Hobe Sound|FL|27.06|-80.14
Byram|MS|32.18|-90.25
Claiborne|LA|32.52|-92.19
Yulee|FL|30.63|-81.61
Excelsior Springs|MO|39.34|-94.23
Rehoboth|MA|41.84|-71.25
Robinson|TX|31.47|-97.11
Cedarburg|WI|43.30|-87.99
Gainesville|VA|38.80|-77.61
Lewisburg|TN|35.45|-86.79
Royse City|TX|32.98|-96.33
Prairie Ridge|WA|47.14|-122.15
Anna|TX|33.35|-96.55
Bellmawr|NJ|39.87|-75.09
North Saint Paul|MN|45.01|-92.99
Hillsborough|CA|37.57|-122.38
Los Alamitos|CA|33.80|-118.07
Endwell|NY|42.11|-76.02
Clute|TX|29.02|-95.40
Fenton|MI|42.80|-83.70
Somerset|KY|37.09|-84.60
Branson|MO|36.64|-93.22
Parker|SC|34.85|-82.45
Mendota|CA|36.75|-120.38
Lakes by the Bay|FL|25.57|-80.33
Mays Chapel|MD|39.43|-76.65
Salem|WI|42.55|-88.11
Haddonfield|NJ|39.89|-75.04
Frederick|CO|40.10|-104.94
Webster|MA|42.05|-71.88
Crossville|TN|35.95|-85.03
Hawaiian Paradise Park|HI|19.59|-154.97
D'Iberville|MS|30.43|-88.89
Summit|IL|41.79|-87.81
Ridgefield|NJ|40.83|-74.01
Lyndon|KY|38.26|-85.60
Ionia|MI|42.99|-85.07
Carnot-Moon|PA|40.52|-80.22
Newcastle|WA|47.54|-122.16
Emmaus|PA|40.54|-75.50
Greentree|NJ|39.90|-74.96
Tyngsboro|MA|42.68|-71.42
Grosse Ile|MI|42.13|-83.14
Jefferson Hills|PA|40.29|-79.93
Ocean City|NJ|39.28|-74.57
Camden|AR|33.58|-92.83
Oxford|CT|41.43|-73.12
Waupun|WI|43.63|-88.73
Niles|MI|41.83|-86.25
North Valley|NM|35.17|-106.62
Oak Hills|OR|45.54|-122.84
Two Rivers|WI|44.15|-87.57
Gloucester City|NJ|39.89|-75.12
Lakewood Park|FL|27.54|-80.40
Smyrna|DE|39.30|-75.60
Fort Morgan|CO|40.25|-103.80
Mango|FL|27.98|-82.31
Gardnerville Ranchos|NV|38.89|-119.74
East Grand Rapids|MI|42.94|-85.61
Magalia|CA|39.81|-121.58
Broussard|LA|30.15|-91.96
Walker Mill|MD|38.88|-76.89
West Sedona|AZ|34.87|-111.81
Corozal|PR|18.34|-66.32
Robertsville|NJ|40.35|-74.29
Merriam|KS|39.02|-94.69
Madison Heights|VA|37.43|-79.12
Woods Cross|UT|40.87|-111.89
Spearfish|SD|44.49|-103.86
Plano|IL|41.66|-88.54
Warren|RI|41.73|-71.28
Shiloh|OH|39.82|-84.23
Guthrie|OK|35.88|-97.43
Cusseta|GA|32.31|-84.77
Huntington|VA|38.79|-77.07
Lewis Center|OH|40.20|-83.01
Wrentham|MA|42.07|-71.33
Loganville|GA|33.84|-83.90
Westwood|NJ|40.99|-74.03
Munhall|PA|40.39|-79.90
Yazoo City|MS|32.86|-90.41
Minooka|IL|41.46|-88.26
Campbellsville|KY|37.34|-85.34
Lake Grove|NY|40.85|-73.12
Yorktown|IN|40.17|-85.49
White House|TN|36.47|-86.65
Browns Mills|NJ|39.97|-74.58
Mendota Heights|MN|44.88|-93.14
Grosse Pointe Park|MI|42.38|-82.94
Pike Creek Valley|DE|39.74|-75.70
Shiloh|PA|39.98|-76.80
Beachwood|NJ|39.94|-74.19
Haysville|KS|37.56|-97.35
Spencer|IA|43.14|-95.14
North Smithfield|RI|41.97|-71.55
Orange City|FL|28.95|-81.30
Berkley|CO|39.80|-105.03
Pompton Lakes|NJ|41.01|-74.29
Vernal|UT|40.46|-109.53
River Forest|IL|41.90|-87.81
Saint Peter|MN|44.32|-93.96
Jefferson|LA|29.97|-90.15
Jerome|ID|42.72|-114.52
Springdale|OH|39.29|-84.49
Elwood|NY|40.85|-73.34
Grandview|WA|46.25|-119.90
Leon Valley|TX|29.50|-98.62
North Scituate|RI|41.83|-71.59
Webb City|MO|37.15|-94.46
Dudley|MA|42.05|-71.93
Tarboro|NC|35.90|-77.54
Sierra Madre|CA|34.16|-118.05
Galena Park|TX|29.73|-95.23
Camp Verde|AZ|34.56|-111.85
Oakwood|NY|40.56|-74.12
Mount Kisco|NY|41.20|-73.73
East Renton Highlands|WA|47.48|-122.11
Raymondville|TX|26.48|-97.78
Chino Valley|AZ|34.76|-112.45
Lantana|FL|26.59|-80.05
Oneida|NY|43.09|-75.65
Gulf Shores|AL|30.25|-87.70
Dobbs Ferry|NY|41.01|-73.87
Grand Rapids|MN|47.24|-93.53
Coshocton|OH|40.27|-81.86
Cherry Creek|CO|39.63|-104.88
Webster|TX|29.54|-95.12
Helena-West Helena|AR|34.53|-90.59
Town and Country|MO|38.61|-90.46
Lighthouse Point|FL|26.28|-80.09
Lawrenceburg|KY|38.04|-84.90
Village Park|HI|21.40|-158.03
Fredericksburg|TX|30.28|-98.87
South Yarmouth|MA|41.67|-70.18
Canyon Lake|CA|33.69|-117.27
East Milton|FL|30.62|-87.02
Leicester|MA|42.25|-71.91
Grand Haven|MI|43.06|-86.23
Peru|IN|40.75|-86.07
Lakeland Highlands|FL|27.96|-81.95
Joint Base Lewis McChord|WA|47.11|-122.58
Saint Albans|WV|38.39|-81.84
Burkburnett|TX|34.10|-98.57
Londonderry|NH|42.87|-71.37
Diamond Springs|CA|38.69|-120.81
Sonoma|CA|38.29|-122.46
Millington|TN|35.34|-89.90
Little Chute|WI|44.28|-88.32
Vermilion-on-the-Lake|OH|41.43|-82.32
Suffern|NY|41.11|-74.15
Ontario|OR|44.03|-116.96
Chalco|NE|41.18|-96.15
West Point|MS|33.61|-88.65
Crestwood|IL|41.64|-87.74
Mountain Top|PA|41.17|-75.88
Doctor Phillips|FL|28.45|-81.49
Totowa|NJ|40.91|-74.21
Spuyten Duyvil|NY|40.88|-73.92
Mitchellville|MD|38.93|-76.74
Little Ferry|NJ|40.85|-74.04
Martin|TN|36.34|-88.85
Union|MO|38.45|-91.01
Damascus|OR|45.42|-122.46
Highland Park|MI|42.41|-83.10
Vidor|TX|30.13|-94.02
Cordele|GA|31.96|-83.78
Bluffdale|UT|40.49|-111.94
Malvern|AR|34.36|-92.81
Seymour|TN|35.89|-83.72
Quartz Hill|CA|34.65|-118.22
Gulf Gate Estates|FL|27.25|-82.51
Storm Lake|IA|42.64|-95.21
Trinity|FL|28.18|-82.68
Fairfield|AL|33.49|-86.91
Lincolnton|NC|35.47|-81.25
Ironton|OH|38.54|-82.68
Franklin Lakes|NJ|41.02|-74.21
Brooklyn|OH|41.44|-81.74
Newman|CA|37.31|-121.02
Summerfield|MD|38.90|-76.87
Corning|NY|42.14|-77.05
Doraville|GA|33.90|-84.28
Sturgis|MI|41.80|-85.42
DeRidder|LA|30.85|-93.29
Ogdensburg|NY|44.69|-75.49
Taylorville|IL|39.55|-89.29
Riverton|WY|43.02|-108.38
Citrus|CA|34.12|-117.89
Summerfield|NC|36.21|-79.90
Show Low|AZ|34.25|-110.03
Acushnet|MA|41.68|-70.91
Waynesboro|PA|39.76|-77.58
East Liverpool|OH|40.62|-80.58
Coldwater|MI|41.94|-85.00
Cabo Rojo|PR|18.09|-67.15
Highland City|FL|27.97|-81.88
Miami Shores|FL|25.86|-80.19
Winchester Center|CT|41.90|-73.13
Maltby|WA|47.81|-122.11
Burr Ridge|IL|41.75|-87.92
Sedro-Woolley|WA|48.50|-122.24
Lindon|UT|40.34|-111.72
Sweetwater|TX|32.47|-100.41
Pine Castle|FL|28.47|-81.37
Mount Holly|NJ|39.99|-74.79
La Riviera|CA|38.57|-121.36
Marinette|WI|45.10|-87.63
Bellefontaine Neighbors|MO|38.74|-90.23
Van Wert|OH|40.87|-84.58
Muskegon Heights|MI|43.20|-86.24
Monroe|WI|42.60|-89.64
Holbrook|MA|42.16|-71.01
Broomall|PA|39.98|-75.36
Worth|IL|41.69|-87.80
Jacinto City|TX|29.77|-95.23
Smithfield|UT|41.84|-111.83
Farmersville|CA|36.30|-119.21
Crestline|CA|34.24|-117.29
Kings Mountain|NC|35.25|-81.34
Viera East|FL|28.26|-80.71
Lowes Island|VA|39.06|-77.35
Delhi|CA|37.43|-120.78
Roessleville|NY|42.70|-73.81
Sussex|WI|43.13|-88.22
Arkadelphia|AR|34.12|-93.05
Saks|AL|33.70|-85.84
Echelon|NJ|39.85|-75.00
Collegedale|TN|35.05|-85.05
Vermillion|SD|42.78|-96.93
Minneola|FL|28.57|-81.75
Tamalpais-Homestead Valley|CA|37.88|-122.54
Middlesboro|KY|36.61|-83.72
Lyons|IL|41.81|-87.82
Holly Springs|GA|34.17|-84.50
Fort Madison|IA|40.63|-91.32
Bolivar|MO|37.61|-93.41
Bastrop|LA|32.78|-91.91
Atchison|KS|39.56|-95.12
Largo|MD|38.90|-76.83
Fredonia|NY|42.44|-79.33
Cheval|FL|28.15|-82.51
Halfway|MD|39.62|-77.76
Petal|MS|31.35|-89.26
Kapaa|HI|22.08|-159.32
Rosaryville|MD|38.76|-76.81
Somers Point|NJ|39.32|-74.59
Little Falls|NJ|40.87|-74.21
Darby|PA|39.92|-75.26
Vidalia|GA|32.22|-82.41
Gonzales|LA|30.24|-90.92
Grimes|IA|41.69|-93.79
Picayune|MS|30.53|-89.68
Klahanie|WA|47.57|-122.01
Batesville|AR|35.77|-91.64
Northbrook|OH|39.25|-84.58
Kennett|MO|36.24|-90.06
Burlington|WI|42.68|-88.28
Placerville|CA|38.73|-120.80
Garden Acres|CA|37.96|-121.23
Muscoy|CA|34.15|-117.34
Sandy|OR|45.40|-122.26
Lansdowne|PA|39.94|-75.27
Morro Bay|CA|35.37|-120.85
Satellite Beach|FL|28.18|-80.59
Scottdale|GA|33.79|-84.26
Massena|NY|44.93|-74.89
Old Saybrook|CT|41.29|-72.38
Bedford Heights|OH|41.42|-81.53
Vashon|WA|47.45|-122.46
Camp Pendleton South|CA|33.23|-117.38
Forest Acres|SC|34.02|-80.99
Winton|CA|37.39|-120.61
Keokuk|IA|40.40|-91.38
Eureka|MO|38.50|-90.63
Norwell|MA|42.16|-70.79
Gardere|LA|30.35|-91.14
Accokeek|MD|38.67|-77.03
Union City|TN|36.42|-89.06
Vernon|TX|34.16|-99.27
Vienna|WV|39.33|-81.55
Eltingville|NY|40.55|-74.17
Santaquin|UT|39.98|-111.79
North Versailles|PA|40.38|-79.81
Lawrenceburg|TN|35.24|-87.33
Roscoe|IL|42.41|-89.01
Hillsdale|NJ|41.00|-74.04
Exeter|CA|36.30|-119.14
Belmont|NC|35.24|-81.04
Forestville|OH|39.08|-84.34
Weddington|NC|35.02|-80.76
Farmington|MI|42.46|-83.38
Jackson|WY|43.48|-110.76
Chesapeake Ranch Estates|MD|38.35|-76.42
Fox Lake|IL|42.40|-88.18
Manchester|TN|35.48|-86.09
The Pinery|CO|39.46|-104.73
Pine Hill|NJ|39.78|-74.99
Montgomery|OH|39.23|-84.35
Sebring|FL|27.50|-81.44
Dent|OH|39.19|-84.65
Bound Brook|NJ|40.57|-74.54
Sauk Village|IL|41.49|-87.57
Rockport|TX|28.02|-97.06
Heath|OH|40.02|-82.44
Ventnor City|NJ|39.34|-74.48
Middle Island|NY|40.88|-72.94
Arizona City|AZ|32.76|-111.67
Richmond Heights|OH|41.55|-81.51
Wyomissing|PA|40.33|-75.97
Burley|ID|42.54|-113.79
Vermilion|OH|41.42|-82.36
Key Largo|FL|25.09|-80.45
Warr Acres|OK|35.52|-97.62
Canandaigua|NY|42.87|-77.29
Manville|NJ|40.54|-74.59
West Haverstraw|NY|41.21|-73.99
Lincoln Park|NJ|40.92|-74.30
Melvindale|MI|42.28|-83.18
Cambridge|OH|40.03|-81.59
Greencastle|IN|39.64|-86.86
Big Rapids|MI|43.70|-85.48
Kinnelon|NJ|41.00|-74.37
Palatka|FL|29.65|-81.64
Columbia|PA|40.03|-76.50
Sedona|AZ|34.87|-111.76
Celina|OH|40.55|-84.57
Norfolk|MA|42.12|-71.33
Portage|WI|43.54|-89.46
Wabash|IN|40.80|-85.82
Struthers|OH|41.05|-80.61
Cadillac|MI|44.25|-85.40
Big Lake|MN|45.33|-93.75
Pella|IA|41.41|-92.92
Castle Pines North|CO|39.47|-104.89
Mount Airy|NC|36.50|-80.61
Barrington|IL|42.15|-88.14
Durham|NH|43.13|-70.93
West Point|UT|41.12|-112.08
Silver Springs|FL|29.22|-82.06
Newberry|SC|34.27|-81.62
Linthicum|MD|39.21|-76.65
Reading|OH|39.22|-84.44
Bluefield|WV|37.27|-81.22
Little Canada|MN|45.03|-93.09
Eunice|LA|30.49|-92.42
Wood River|IL|38.86|-90.10
Hull|MA|42.30|-70.91
Morris Park|NY|40.85|-73.85
Newport|OR|44.64|-124.05
Beverly Hills|MI|42.52|-83.22
Edwards|CO|39.64|-106.59
Cedar Hills|UT|40.41|-111.76
Pleasant Grove|AL|33.49|-86.97
Lancaster|NY|42.90|-78.67
Nanticoke|PA|41.21|-76.00
Milford|DE|38.91|-75.43
Rossmoor|CA|33.79|-118.09
Timberlane|LA|29.88|-90.03
Sleepy Hollow|NY|41.09|-73.86
Fairview Shores|FL|28.59|-81.39
Waterloo|IL|38.34|-90.15
Alpine|UT|40.45|-111.78
Beecher|MI|43.09|-83.69
Fairmount|NY|43.05|-76.24
Española|NM|35.99|-106.08
Berwick|PA|41.05|-76.23
Roma|TX|26.41|-99.02
Fairmont|MN|43.65|-94.46
River Grove|IL|41.93|-87.84
Anderson|CA|40.45|-122.30
North Branch|MN|45.51|-92.98
Watervliet|NY|42.73|-73.70
Vail|AZ|32.05|-110.71
Gages Lake|IL|42.35|-87.98
Raceland|LA|29.73|-90.60
Columbia|IL|38.44|-90.20
Capitola|CA|36.98|-121.95
North Logan|UT|41.77|-111.80
Jennings|LA|30.22|-92.66
Bohemia|NY|40.77|-73.12
Alpena|MI|45.06|-83.43
Bellmead|TX|31.59|-97.11
Forestdale|AL|33.57|-86.90
Wells Beach Station|ME|43.32|-70.59
Lake Morton-Berrydale|WA|47.33|-122.10
Gold Camp|AZ|33.29|-111.30
Shasta Lake|CA|40.68|-122.37
Gold Canyon|AZ|33.37|-111.44
Lanham|MD|38.97|-76.86
Paris|TN|36.30|-88.33
Great Neck|NY|40.80|-73.73
East Stroudsburg|PA|41.00|-75.18
Oil City|PA|41.43|-79.71
Norwalk|IA|41.48|-93.68
Marlton|NJ|39.89|-74.92
Galion|OH|40.73|-82.79
Denham Springs|LA|30.49|-90.96
Fort Knox|KY|37.89|-85.96
Essex Junction|VT|44.49|-73.11
San Diego Country Estates|CA|33.01|-116.78
Maynard|MA|42.43|-71.45
Goulds|FL|25.56|-80.38
Waldwick|NJ|41.01|-74.12
Port Salerno|FL|27.14|-80.20
Parsons|KS|37.34|-95.26
Comstock Park|MI|43.04|-85.67
Avon Park|FL|27.60|-81.51
Mayfield|KY|36.74|-88.64
Bonham|TX|33.58|-96.18
Lexington|NE|40.78|-99.74
Countryside|VA|39.04|-77.41
Waverly|IA|42.73|-92.48
Canyon Rim|UT|40.71|-111.82
London|OH|39.89|-83.45
North Andrews Gardens|FL|26.19|-80.14
Clinton|TN|36.10|-84.13
Atmore|AL|31.02|-87.49
Little Neck|NY|40.76|-73.73
Oregon|WI|42.93|-89.38
Poulsbo|WA|47.74|-122.65
Troy|IL|38.73|-89.88
New Port Richey East|FL|28.26|-82.69
Plymouth|IN|41.34|-86.31
Monmouth|OR|44.85|-123.23
Grantsville|UT|40.60|-112.46
Elon|NC|36.10|-79.51
Woodbury|NJ|39.84|-75.15
Waggaman|LA|29.92|-90.21
Fort Salonga|NY|40.91|-73.30
Bluffton|IN|40.74|-85.17
Silver City|NM|32.77|-108.28
Fairview|CA|37.68|-122.05
Del Aire|CA|33.92|-118.37
Cross Lanes|WV|38.42|-81.79
Huguenot|NY|40.54|-74.19
Uniontown|PA|39.90|-79.72
Harrisonville|MO|38.65|-94.35
Pearsall|TX|28.89|-99.10
Benton Harbor|MI|42.12|-86.45
Fife|WA|47.24|-122.36
Cottage Grove|OR|43.80|-123.06
Carroll|IA|42.07|-94.87
Lambertville|MI|41.77|-83.63
Peru|IL|41.33|-89.13
Arden Hills|MN|45.05|-93.16
Croydon|PA|40.09|-74.90
Indianola|MS|33.45|-90.66
Covington|LA|30.48|-90.10
Kendallville|IN|41.44|-85.26
Timonium|MD|39.44|-76.62
Lake Monticello|VA|37.92|-78.33
Lackland Air Force Base|TX|29.39|-98.62
Lake Mohawk|NJ|41.02|-74.66
Flat Rock|MI|42.10|-83.29
Cape Canaveral|FL|28.41|-80.60
Glenwood Springs|CO|39.55|-107.32
Corte Madera|CA|37.93|-122.53
Tipp City|OH|39.96|-84.17
Harrison|OH|39.26|-84.82
Warrenton|VA|38.71|-77.80
Coral Hills|MD|38.87|-76.92
Elkhorn|WI|42.67|-88.54
East Rockaway|NY|40.64|-73.67
Fairfield|IA|41.01|-91.96
Hope|AR|33.67|-93.59
Bloomingdale|TN|36.58|-82.49
New Albany|OH|40.08|-82.81
Andover|FL|25.97|-80.21
Brownsville|TN|35.59|-89.26
Moncks Corner|SC|33.20|-80.01
Keansburg|NJ|40.44|-74.13
Paris|KY|38.21|-84.25
Northampton|PA|40.69|-75.50
Middleton|MA|42.60|-71.02
Brandon|SD|43.59|-96.57
Highland|IL|38.74|-89.67
Russellville|AL|34.51|-87.73
Fate|TX|32.94|-96.38
Brambleton|VA|38.98|-77.54
Utuado|PR|18.27|-66.70
Rincon|GA|32.30|-81.24
Cameron|MO|39.74|-94.24
Havre|MT|48.55|-109.68
Shelton|WA|47.22|-123.10
Christiana|TN|35.71|-86.40
Pleasanton|TX|28.97|-98.48
Edgewood|WA|47.25|-122.29
Wapakoneta|OH|40.57|-84.19
Monticello|AR|33.63|-91.79
Alamosa|CO|37.47|-105.87
New Hyde Park|NY|40.74|-73.69
Waynesville|NC|35.49|-82.99
Burlington|NJ|40.07|-74.86
Maywood|NJ|40.90|-74.06
Fort Oglethorpe|GA|34.95|-85.26
Inwood|NY|40.87|-73.93
Cody|WY|44.53|-109.06
Walnut Grove|WA|45.67|-122.60
Washington|NC|35.55|-77.05
Wyndham|VA|37.70|-77.61
Hartford|VT|43.66|-72.34
Lake Arbor|MD|38.91|-76.83
Merrydale|LA|30.50|-91.11
Minnehaha|WA|45.66|-122.65
Reserve|LA|30.05|-90.55
Union Park|FL|28.57|-81.29
Roma-Los Saenz|TX|26.41|-99.02
Progress|PA|40.29|-76.83
Le Mars|IA|42.79|-96.17
Alachua|FL|29.75|-82.42
Marysville|MI|42.91|-82.49
East La Mirada|CA|33.92|-117.99
Woodbury|CT|41.54|-73.21
Silverton|OR|45.01|-122.78
Cairo|GA|30.88|-84.20
Baker City|OR|44.77|-117.83
Cedartown|GA|34.01|-85.26
Panthersville|GA|33.71|-84.27
Brownfield|TX|33.18|-102.27
Vinings|GA|33.86|-84.46
Dunn|NC|35.31|-78.61
Hermantown|MN|46.81|-92.24
Sumner|WA|47.20|-122.24
Ingleside|TX|27.88|-97.21
Boaz|AL|34.20|-86.17
Potsdam|NY|44.67|-74.98
Southborough|MA|42.31|-71.52
Safford|AZ|32.83|-109.71
Sparta|WI|43.94|-90.81
Mountain House|CA|37.78|-121.54
North Bend|OR|43.41|-124.22
Snohomish|WA|47.91|-122.10
Coffeyville|KS|37.04|-95.62
Park Forest Village|PA|40.81|-77.92
Winfield|IL|41.86|-88.16
Hampton|NH|42.94|-70.84
Clay|AL|33.70|-86.60
Sunbury|PA|40.86|-76.79
Holmen|WI|43.96|-91.26
Westview|FL|25.88|-80.24
Edgemere|NY|40.60|-73.77
Soquel|CA|36.99|-121.96
Kalaoa|HI|19.73|-155.98
Bladensburg|MD|38.94|-76.93
Jesup|GA|31.61|-81.89
Milton|FL|30.63|-87.04
Astoria|OR|46.19|-123.83
Mooresville|IN|39.61|-86.37
Red Bank|SC|33.93|-81.24
Danville|IN|39.76|-86.53
Saddle Brooke|AZ|32.53|-110.87
Rye Brook|NY|41.02|-73.68
La Salle|IL|41.33|-89.09
Tega Cay|SC|35.02|-81.03
Lock Haven|PA|41.14|-77.45
Winslow|AZ|35.02|-110.70
Rosslyn|VA|38.90|-77.07
Girard|OH|41.15|-80.70
Bee Ridge|FL|27.28|-82.48
Orange Cove|CA|36.62|-119.31
Gifford|FL|27.68|-80.41
Rainbow City|AL|33.95|-86.04
Hackettstown|NJ|40.85|-74.83
Hamburg|NY|42.72|-78.83
Bristol|PA|40.10|-74.85
Clinton|OK|35.52|-98.97
Picture Rocks|AZ|32.35|-111.25
Rifle|CO|39.53|-107.78
Coweta|OK|35.95|-95.65
Lake Barcroft|VA|38.85|-77.16
Brock Hall|MD|38.85|-76.76
Bethel|CT|41.37|-73.41
Reedsburg|WI|43.53|-90.00
Chevy Chase|DC|38.96|-77.07
Chevy Chase|MD|39.00|-77.07
Prineville|OR|44.30|-120.83
Dongan Hills|NY|40.59|-74.10
Howell|MI|42.61|-83.93
Clifton|NY|40.62|-74.08
Pecos|TX|31.42|-103.49
Marine Corps Base Hawaii - MCBH|HI|21.44|-157.75
Steger|IL|41.47|-87.64
North Kensington|MD|39.03|-77.07
White Marsh|MD|39.38|-76.43
Sugar Grove|IL|41.76|-88.44
North Gates|NY|43.18|-77.70
Brentwood|PA|40.37|-79.97
Fort George G Mead Junction|MD|39.13|-76.79
River Vale|NJ|41.00|-74.01
Taft|CA|35.14|-119.46
White Horse|NJ|40.19|-74.70
Mission|KS|39.03|-94.66
Maili|HI|21.42|-158.18
Chillicothe|MO|39.80|-93.55
Amityville|NY|40.68|-73.42
Woodlyn|PA|39.87|-75.34
Villas|NJ|39.03|-74.94
Flossmoor|IL|41.54|-87.68
Braselton|GA|34.11|-83.76
Prospect|CT|41.50|-72.98
Orono|ME|44.88|-68.67
Pryor Creek|OK|36.31|-95.32
Pájaros|PR|18.37|-66.22
Decatur|IN|40.83|-84.93
Valley|AL|32.82|-85.18
Winterville|NC|35.53|-77.40
West Perrine|FL|25.61|-80.36
Somers|WI|42.64|-87.91
Lowell|IN|41.29|-87.42
Southwick|MA|42.05|-72.77
Springfield|FL|30.15|-85.61
Newcastle|OK|35.25|-97.60
Marlboro Village|MD|38.83|-76.77
Clarksville|AR|35.47|-93.47
Rensselaer|NY|42.64|-73.74
Juana Díaz|PR|18.05|-66.51
Lamesa|TX|32.74|-101.95
Kearney|MO|39.37|-94.36
South Huntington|NY|40.82|-73.40
Anaconda|MT|46.13|-112.94
Gloucester Point|VA|37.25|-76.50
The Village|OK|35.56|-97.55
Lisbon|ME|44.03|-70.10
Granbury|TX|32.44|-97.79
Willoughby Hills|OH|41.60|-81.42
Mount Airy|MD|39.38|-77.15
San Lorenzo|PR|18.19|-65.96
Berlin|NH|44.47|-71.19
Saint Francis|WI|42.97|-87.88
North Bath|ME|43.93|-69.82
Economy|PA|40.60|-80.22
Thompson|CT|41.96|-71.86
Tomah|WI|43.98|-90.50
DuPont|WA|47.10|-122.63
Woodbridge|CT|41.35|-73.01
Valencia West|AZ|32.13|-111.11
Blackhawk|CA|37.82|-121.91
Harahan|LA|29.94|-90.20
Bethalto|IL|38.91|-90.04
Morehead City|NC|34.72|-76.73
Saint Pete Beach|FL|27.73|-82.74
Kendall Park|NJ|40.42|-74.56
Aiea|HI|21.38|-157.93
Mound|MN|44.94|-93.67
Jeannette|PA|40.33|-79.62
Port Townsend|WA|48.12|-122.76
Warren|PA|41.84|-79.15
North College Hill|OH|39.22|-84.55
Fort Meade|MD|39.11|-76.74
Greenwood|AR|35.22|-94.26
Alcoa|TN|35.79|-83.97
Rockcreek|OR|45.55|-122.88
Pleasant Hill|IA|41.58|-93.52
Charter Oak|CA|34.10|-117.85
Rochelle|IL|41.92|-89.07
Woodfield|SC|34.06|-80.93
Isabel Segunda|PR|18.15|-65.44
Augusta|KS|37.69|-96.98
Bala-Cynwyd|PA|40.01|-75.23
Hebron|CT|41.66|-72.37
Anthony|NM|32.00|-106.61
Monmouth|IL|40.91|-90.65
Box Elder|SD|44.11|-103.07
Harleysville|PA|40.28|-75.39
Ellisville|MO|38.59|-90.59
Wasilla|AK|61.58|-149.44
Fairview|OR|45.54|-122.43
Valley Center|CA|33.22|-117.03
Frankfort Square|IL|41.52|-87.80
Pleasant View|UT|41.32|-111.99
Sweet Home|OR|44.40|-122.74
Gunbarrel|CO|40.06|-105.17
Bay Saint Louis|MS|30.31|-89.33
Ecorse|MI|42.24|-83.15
Seven Corners|VA|38.87|-77.16
Chanute|KS|37.68|-95.46
Perryton|TX|36.40|-100.80
Friendly|MD|38.75|-76.98
Tulalip|WA|48.07|-122.29
Exeter|NH|42.98|-70.95
Waseca|MN|44.08|-93.51
Brookdale|NJ|40.83|-74.18
Grants|NM|35.15|-107.85
Stuarts Draft|VA|38.03|-79.03
Smithville|MO|39.39|-94.58
Merrill|WI|45.18|-89.68
Purcellville|VA|39.14|-77.71
Brewer|ME|44.80|-68.76
Grosse Pointe Farms|MI|42.41|-82.89
Mapleton|UT|40.13|-111.58
Independence|OR|44.85|-123.19
Lititz|PA|40.16|-76.31
Guánica|PR|17.97|-66.91
Groton|CT|41.35|-72.08
Rockingham|NC|34.94|-79.77
Leonia|NJ|40.86|-73.99
Hartland|WI|43.11|-88.34
Rio Del Mar|CA|36.97|-121.90
Sutton|MA|42.15|-71.76
Tiburon|CA|37.87|-122.46
Scotchtown|NY|41.48|-74.36
Garden City|SC|33.59|-79.01
Brigantine|NJ|39.41|-74.36
Heber City|UT|40.51|-111.41
Aliquippa|PA|40.64|-80.24
Harvard|IL|42.42|-88.61
Alma|MI|43.38|-84.66
Good Hope|CA|33.76|-117.27
Centerville|MA|41.65|-70.35
Highland Park|TX|32.83|-96.79
Beckett Ridge|OH|39.35|-84.44
Saint Dennis|KY|38.19|-85.85
Urbana|MD|39.33|-77.35
Riverdale|NY|40.90|-73.91
Presque Isle|ME|46.68|-68.02
Laurens|SC|34.50|-82.01
East Rutherford|NJ|40.83|-74.10
Blackstone|MA|42.02|-71.54
Madera Acres|CA|37.02|-120.07
Washington Terrace|UT|41.17|-111.98
Succasunna|NJ|40.87|-74.64
Versailles|KY|38.05|-84.73
Grinnell|IA|41.74|-92.72
Shawano|WI|44.78|-88.61
Louisville|OH|40.84|-81.26
La Plata|MD|38.53|-76.98
Hondo|TX|29.35|-99.14
Bay Minette|AL|30.88|-87.77
Sheffield|AL|34.77|-87.70
Selma|TX|29.58|-98.31
Valley Cottage|NY|41.12|-73.96
Forest|VA|37.36|-79.29
Marianna|FL|30.77|-85.23
Saline|MI|42.17|-83.78
Roxborough Park|CO|39.47|-105.09
Lenoir City|TN|35.80|-84.26
Rock Falls|IL|41.78|-89.69
Bennington|VT|42.88|-73.20
Berkeley|MO|38.75|-90.33
Atoka|TN|35.44|-89.78
Andalusia|AL|31.31|-86.48
Georgetown|SC|33.38|-79.29
College Place|WA|46.05|-118.39
Shelby|OH|40.88|-82.66
Stuttgart|AR|34.50|-91.55
Hernando|FL|28.90|-82.37
Charlotte|MI|42.56|-84.84
Micco|FL|27.88|-80.50
Winston|FL|28.03|-82.01
Fultondale|AL|33.60|-86.79
Oakville|CT|41.59|-73.09
Lake Lucerne|FL|25.97|-80.24
East Haddam|CT|41.45|-72.46
Rawlins|WY|41.79|-107.24
Elgin|TX|30.35|-97.37
Liberty|TX|30.06|-94.80
Evergreen|CO|39.63|-105.32
Fort Polk South|LA|31.05|-93.22
Oakbrook|KY|39.00|-84.69
Covington|TN|35.56|-89.65
Thomaston|GA|32.89|-84.33
Lincoln Village|OH|39.95|-83.13
Marlton|MD|38.77|-76.79
Sheffield Lake|OH|41.49|-82.10
Edgewater|MD|38.96|-76.55
Scott|LA|30.24|-92.09
Fitzgerald|GA|31.71|-83.25
Alexandria|KY|38.96|-84.39
Olney|IL|38.73|-88.09
Detroit Lakes|MN|46.82|-95.85
Garden City|GA|32.11|-81.15
Manteno|IL|41.25|-87.83
Mechanicsburg|PA|40.21|-77.01
San Elizario|TX|31.59|-106.27
Glenwood|IL|41.54|-87.60
Toppenish|WA|46.38|-120.31
Chatham|NJ|40.74|-74.38
Monett|MO|36.93|-93.93
Glenshaw|PA|40.53|-79.97
Madeira|OH|39.19|-84.36
Gurabo|PR|18.25|-65.97
Molalla|OR|45.15|-122.58
Budd Lake|NJ|40.87|-74.73
Montecito|CA|34.44|-119.63
Dayton|NV|39.24|-119.59
Stonegate|CO|39.53|-104.80
Midland|WA|47.17|-122.40
Sabana Grande|PR|18.08|-66.96
Little River|SC|33.87|-78.61
Eidson Road|TX|28.68|-100.49
Independence|KS|37.22|-95.71
Fallston|MD|39.51|-76.41
Lancaster|SC|34.72|-80.77
Sturgeon Bay|WI|44.83|-87.38
Northwest Harborcreek|PA|42.15|-79.99
Aibonito|PR|18.14|-66.27
Glencoe|IL|42.14|-87.76
Princeton|TX|33.18|-96.50
De Forest|WI|43.25|-89.34
Westerleigh|NY|40.62|-74.13
New Windsor|NY|41.48|-74.02
Canonsburg|PA|40.26|-80.19
Park Ridge|NJ|41.04|-74.04
Cypress Gardens|FL|27.99|-81.69
Woodbury|NY|41.36|-74.11
Liberty Lake|WA|47.68|-117.12
Juncos|PR|18.23|-65.92
Plymouth|MI|42.37|-83.47
Eagle Point|OR|42.47|-122.80
Clinton|MO|38.37|-93.78
Pitman|NJ|39.73|-75.13
Bayport|NY|40.74|-73.05
Medulla|FL|27.97|-81.97
Commerce|TX|33.25|-95.90
Harrisburg|IL|37.74|-88.54
Airmont|NY|41.10|-74.12
Pulaski|VA|37.05|-80.78
Olmsted Falls|OH|41.38|-81.91
Larkfield-Wikiup|CA|38.51|-122.75
Oak Hills|CA|34.38|-117.38
Myrtle Grove|NC|34.13|-77.88
Graham|TX|33.11|-98.59
Sitka|AK|57.05|-135.33
Columbia City|IN|41.16|-85.49
Concord|NY|40.61|-74.08
East Wenatchee Bench|WA|47.43|-120.28
Quakertown|PA|40.44|-75.34
Swissvale|PA|40.42|-79.88
Matawan|NJ|40.41|-74.23
South Amboy|NJ|40.48|-74.29
Fort Irwin|CA|35.26|-116.68
Clanton|AL|32.84|-86.63
Craig|CO|40.52|-107.55
Newark|NY|43.05|-77.10
Bernalillo|NM|35.30|-106.55
Isle of Normandy|FL|25.85|-80.14
Lake Wylie|SC|35.11|-81.04
Waihee-Waiehu|HI|20.93|-156.50
White Meadow Lake|NJ|40.92|-74.51
Riverside|IL|41.84|-87.82
Milford|NH|42.84|-71.65
Conning Towers-Nautilus Park|CT|41.39|-72.07
New Albany|MS|34.49|-89.01
Waterford|CA|37.64|-120.76
Garrison|MD|39.41|-76.76
Lake Villa|IL|42.42|-88.07
New Richmond|WI|45.12|-92.54
Maysville|KY|38.64|-83.74
Tuskegee|AL|32.42|-85.69
Plainedge|NY|40.72|-73.48
Booneville|MS|34.66|-88.57
Cresskill|NJ|40.94|-73.96
Cloverdale|CA|38.81|-123.02
Ahuimanu|HI|21.44|-157.84
Picnic Point|WA|47.88|-122.33
Dunn Loring|VA|38.89|-77.22
Itasca|IL|41.98|-88.01
Miles City|MT|46.41|-105.84
Collingdale|PA|39.91|-75.28
Delta|CO|38.74|-108.07
Lapeer|MI|43.05|-83.32
Franklin|KY|36.72|-86.58
East York|PA|39.97|-76.69
Woodway|TX|31.51|-97.21
Incline Village|NV|39.25|-119.97
Orosi|CA|36.54|-119.29
Meadowbrook|AL|33.40|-86.70
Edgewood|KY|39.02|-84.58
Clinton|NC|35.00|-78.32
Andover|MA|42.66|-71.14
Rotonda West|FL|26.88|-82.29
Saint Stephens|NC|35.76|-81.27
Fuller Heights|FL|27.91|-82.00
Gig Harbor|WA|47.33|-122.58
Thief River Falls|MN|48.12|-96.18
Marathon|FL|24.71|-81.09
Leisure World|MD|39.10|-77.07
Cape Saint Claire|MD|39.04|-76.44
Barre|VT|44.20|-72.50
Anderson Mill|TX|30.45|-97.81
Oxford|NC|36.31|-78.59
Woodmoor|CO|39.10|-104.85
Poteau|OK|35.05|-94.62
Audubon|NJ|39.89|-75.07
West Athens|CA|33.92|-118.30
Wharton|TX|29.31|-96.10
Socorro|NM|34.06|-106.89
Mentone|CA|34.07|-117.13
Cortez|CO|37.35|-108.59
Wagoner|OK|35.96|-95.37
Moundsville|WV|39.92|-80.74
Pryor|OK|36.31|-95.32
Pine Lake Park|NJ|40.00|-74.26
Flowood|MS|32.31|-90.14
Orange Park|FL|30.17|-81.71
Asbury Lake|FL|30.05|-81.82
Park Hills|MO|37.85|-90.52
Murphy|MO|38.49|-90.49
Farmingdale|NY|40.73|-73.45
Redlands|CO|39.08|-108.64
Blacklick Estates|OH|39.91|-82.86
Lacombe|LA|30.31|-89.94
Seabrook|NH|42.89|-70.87
Rodeo|CA|38.03|-122.27
Clarendon Hills|IL|41.80|-87.95
Victoria|MN|44.86|-93.66
Edgemere|MD|39.24|-76.45
East Franklin|NJ|40.49|-74.47
Frostburg|MD|39.66|-78.93
Riverdale|UT|41.18|-112.00
Closter|NJ|40.97|-73.96
Beaver Falls|PA|40.75|-80.32
Sellersburg|IN|38.40|-85.75
Greenville|RI|41.87|-71.55
Golden Hills|CA|35.14|-118.49
Westwood|MI|42.30|-85.63
Hampstead|NH|42.87|-71.18
Little Falls|MN|45.98|-94.36
Fort Stockton|TX|30.89|-102.88
Florence|OR|43.98|-124.10
Angola|IN|41.63|-85.00
East Grand Forks|MN|47.93|-97.02
Clinton|SC|34.47|-81.88
Montague|MA|42.54|-72.54
Hanover|NH|43.70|-72.29
Harwood Heights|IL|41.97|-87.81
Burlington|WA|48.48|-122.33
Monroe|NY|41.33|-74.19
Princeton|IN|38.36|-87.57
Old Orchard Beach|ME|43.52|-70.38
Citrus Springs|FL|29.00|-82.47
La Grange|KY|38.41|-85.38
Bacliff|TX|29.51|-94.99
Palm Beach|FL|26.71|-80.04
Tuba City|AZ|36.13|-111.24
Port Jervis|NY|41.38|-74.69
Bennettsville|SC|34.62|-79.68
Fort Valley|GA|32.55|-83.89
Ladue|MO|38.65|-90.38
Sallisaw|OK|35.46|-94.79
Napoleon|OH|41.39|-84.13
Alondra Park|CA|33.89|-118.33
Helotes|TX|29.58|-98.69
Fort Bliss|TX|31.81|-106.41
Chester|IL|37.91|-89.82
Virginia|MN|47.52|-92.54
Weare|NH|43.09|-71.73
Thompsonville|CT|42.00|-72.60
Mecca|CA|33.57|-116.08
Carencro|LA|30.32|-92.05
Southside|AL|33.92|-86.02
Des Peres|MO|38.60|-90.43
Malverne|NY|40.68|-73.67
Bonadelle Ranchos-Madera Ranchos|CA|36.98|-119.87
Carbondale|PA|41.57|-75.50
Kirby|TX|29.46|-98.39
Lowell|AR|36.26|-94.13
North Haledon|NJ|40.96|-74.19
North Madison|OH|41.80|-81.05
Cold Springs|NV|39.68|-119.98
Linganore|MD|39.44|-77.21
Westwego|LA|29.91|-90.14
Calimesa|CA|34.00|-117.06
Richmond Heights|FL|25.63|-80.37
Sunset Hills|MO|38.54|-90.41
Winchester|TN|35.19|-86.11
Lake Park|FL|26.80|-80.07
Holualoa|HI|19.62|-155.95
Earlimart|CA|35.88|-119.27
Elsmere|KY|39.01|-84.60
Lincoln City|OR|44.96|-124.02
Live Oak|CA|36.98|-121.98
Aransas Pass|TX|27.91|-97.15
Signal Mountain|TN|35.12|-85.34
North Weeki Wachee|FL|28.55|-82.56
Alliance|NE|42.10|-102.87
Temperance|MI|41.78|-83.57
Bradford|PA|41.96|-78.64
Westlake Village|CA|34.15|-118.81
Monson|MA|42.10|-72.32
Plymouth|WI|43.75|-87.98
Jefferson City|TN|36.12|-83.49
Corrales|NM|35.24|-106.61
Clayton|NJ|39.66|-75.09
Mystic Island|NJ|39.54|-74.38
Orrville|OH|40.84|-81.76
Franklin|VA|36.68|-76.92
Wakefield-Peacedale|RI|41.45|-71.50
Richmond Heights|MO|38.63|-90.32
Woodburn|VA|38.85|-77.24
Spotswood|NJ|40.39|-74.40
Mount Rainier|MD|38.94|-76.96
Tuscumbia|AL|34.73|-87.70
North Elba|NY|44.24|-73.95
Gonzales|CA|36.51|-121.44
Freetown|MA|41.77|-71.03
Indian Harbour Beach|FL|28.15|-80.59
Perkasie|PA|40.37|-75.29
Jerseyville|IL|39.12|-90.33
Fairless Hills|PA|40.18|-74.86
Dormont|PA|40.40|-80.03
South Kensington|MD|39.02|-77.08
Hamilton Worcester|MA|42.26|-71.77
Kensington|CT|41.64|-72.77
Fallon|NV|39.47|-118.78
Elwood|IN|40.28|-85.84
Rossmoor|MD|39.10|-77.07
Cambridge|MN|45.57|-93.22
Haledon|NJ|40.94|-74.19
Franklin|NH|43.44|-71.65
Beverly Hills|FL|28.92|-82.46
Greenville|MI|43.18|-85.25
Glens Falls North|NY|43.34|-73.68
Montvale|NJ|41.05|-74.02
Alderwood Manor|WA|47.82|-122.28
Boonton|NJ|40.90|-74.41
Perry Heights|OH|40.80|-81.47
Oak Grove|MN|45.34|-93.33
Canovanas|PR|18.38|-65.90
Bryan|OH|41.47|-84.55
Yelm|WA|46.94|-122.61
Mount Pleasant|IA|40.96|-91.56
Audubon|PA|40.13|-75.43
Paris|IL|39.61|-87.70
Pineville|NC|35.08|-80.89
Mason|MI|42.58|-84.44
Charlestown|RI|41.38|-71.64
Millersville|PA|40.00|-76.35
Los Altos Hills|CA|37.38|-122.14
Barrington|NH|43.22|-71.05
Riverside|CT|41.03|-73.58
Birch Bay|WA|48.92|-122.74
Wyoming|OH|39.23|-84.47
Lansdowne|MD|39.25|-76.66
Lake Elmo|MN|45.00|-92.88
Hoquiam|WA|46.98|-123.89
Boonville|MO|38.97|-92.74
Bedminster|PA|40.43|-75.18
Gateway|FL|26.58|-81.75
Bogota|NJ|40.88|-74.03
Perryville|MO|37.72|-89.86
Siler City|NC|35.72|-79.46
Highland Heights|OH|41.55|-81.48
Breaux Bridge|LA|30.27|-91.90
Harrodsburg|KY|37.76|-84.84
Rice Lake|WI|45.51|-91.74
August|CA|37.98|-121.26
Delavan|WI|42.63|-88.64
Guntersville|AL|34.36|-86.29
Glenside|PA|40.10|-75.15
Menominee|MI|45.11|-87.61
Runnemede|NJ|39.85|-75.07
Bow Bog|NH|43.12|-71.51
Upper Saddle River|NJ|41.06|-74.10
Sanatoga|PA|40.25|-75.60
Price|UT|39.60|-110.81
Floris|VA|38.94|-77.41
Tecumseh|MI|42.00|-83.94
Golden Valley|AZ|35.22|-114.22
Dalhart|TX|36.06|-102.51
Mahopac|NY|41.37|-73.73
Saint Joseph|MI|42.11|-86.48
Smithfield|VA|36.98|-76.63
Lakes|AK|61.61|-149.31
Congers|NY|41.15|-73.95
Ocean Pointe|HI|21.31|-158.04
Bridgeport|WV|39.29|-80.26
Brockport|NY|43.21|-77.94
Wesley Chapel|NC|35.01|-80.67
Half Moon|NC|34.83|-77.46
Oberlin|OH|41.29|-82.22
Rio Vista|CA|38.16|-121.70
Johnstown|NY|43.01|-74.37
Tompkinsville|NY|40.64|-74.08
Skidaway Island|GA|31.93|-81.05
Hornell|NY|42.33|-77.66
Roxboro|NC|36.39|-78.98
Denison|IA|42.02|-95.36
Gering|NE|41.83|-103.66
Saint Marys|OH|40.54|-84.39
Fairview|TN|35.98|-87.12
Firebaugh|CA|36.86|-120.46
Luquillo|PR|18.37|-65.72
South Lockport|NY|43.15|-78.70
Burtonsville|MD|39.11|-76.93
Folsom|PA|39.89|-75.33
Hillsboro|TX|32.01|-97.13
Center Line|MI|42.49|-83.03
Absecon|NJ|39.43|-74.50
Fountain Inn|SC|34.69|-82.20
Williston|VT|44.44|-73.07
Humboldt|TN|35.82|-88.92
Litchfield|NH|42.84|-71.48
Fort Mitchell|KY|39.06|-84.55
Bath|ME|43.91|-69.82
Naranja|FL|25.52|-80.42
North Bay Village|FL|25.85|-80.15
Ashland|NJ|39.86|-75.01
Doylestown|PA|40.31|-75.13
Cedar Hills|OR|45.50|-122.80
Mayo|MD|38.89|-76.51
Cheviot|OH|39.16|-84.61
Arab|AL|34.32|-86.50
Shiprock|NM|36.79|-108.69
Pleasant Hill|MO|38.79|-94.27
Topanga|CA|34.09|-118.60
Sugarmill Woods|FL|28.73|-82.51
Little Cottonwood Creek Valley|UT|40.60|-111.83
Toccoa|GA|34.58|-83.33
Hobart|WI|44.50|-88.15
Lake Carmel|NY|41.46|-73.67
Blanchard|OK|35.14|-97.66
Oroville East|CA|39.51|-121.48
Seneca|SC|34.69|-82.95
Black Mountain|NC|35.62|-82.32
Kings Grant|NC|34.26|-77.86
Makaha|HI|21.47|-158.21
Pike Road|AL|32.28|-86.10
Lewistown|PA|40.60|-77.57
Croton-on-Hudson|NY|41.21|-73.89
East Foothills|CA|37.38|-121.82
Bithlo|FL|28.55|-81.11
Charles Village|MD|39.32|-76.61
Athol|MA|42.60|-72.23
Hopkinton|RI|41.46|-71.78
Rapid Valley|SD|44.06|-103.15
Rolling Hills Estates|CA|33.79|-118.36
Fabens|TX|31.50|-106.16
Claymont|DE|39.80|-75.46
Nevada|MO|37.84|-94.35
Bellevue|PA|40.49|-80.05
Pleasant Hills|PA|40.34|-79.96
Elkhorn|NE|41.29|-96.23
Wood-Ridge|NJ|40.85|-74.09
Conover|NC|35.71|-81.22
Castle Shannon|PA|40.36|-80.02
Bastrop|TX|30.11|-97.32
Vinton|VA|37.28|-79.90
Albion|MI|42.24|-84.75
Tremonton|UT|41.71|-112.17
Helena Valley Southeast|MT|46.62|-111.92
Saint Anthony|MN|45.02|-93.22
Fair Oaks|GA|33.92|-84.54
Sangaree|SC|33.04|-80.13
Spring Valley Lake|CA|34.49|-117.27
Oradell|NJ|40.96|-74.04
Eaton|OH|39.74|-84.64
Kenilworth|NJ|40.68|-74.29
Hooper|UT|41.16|-112.12
Heath|TX|32.84|-96.47
Kenton|OH|40.65|-83.61
McFarland|WI|43.01|-89.29
Pewaukee|WI|43.08|-88.26
Lincoln|MA|42.43|-71.30
Ketchikan|AK|55.34|-131.65
Tanaina|AK|61.63|-149.43
Oak Hills Place|LA|30.36|-91.09
Delmar|NY|42.62|-73.83
Kulpsville|PA|40.24|-75.34
Wynne|AR|35.22|-90.79
Grove City|PA|41.16|-80.09
Crete|IL|41.44|-87.63
Whitehouse|TX|32.23|-95.23
Triangle|VA|38.55|-77.34
Oak Grove|SC|33.98|-81.14
Ripley|TN|35.75|-89.53
Geneseo|NY|42.80|-77.82
Laurel|FL|27.14|-82.46
Farmville|VA|37.30|-78.39
Greenbriar|VA|38.87|-77.40
Long Grove|IL|42.18|-88.00
Bedminster|NJ|40.68|-74.65
Monona|WI|43.06|-89.33
Hillsdale|MI|41.92|-84.63
Pismo Beach|CA|35.14|-120.64
Chestnut Ridge|NY|41.08|-74.06
Hillside|IL|41.88|-87.90
Trinidad|CO|37.17|-104.50
Fairdale|KY|38.11|-85.76
Oak Hill|WV|37.97|-81.15
Buxton|ME|43.64|-70.52
Hailey|ID|43.52|-114.32
Savoy|IL|40.05|-88.25
Diamondhead|MS|30.39|-89.36
Park City|UT|40.65|-111.50
London|KY|37.13|-84.08
Saint Rose|LA|29.95|-90.32
Abingdon|VA|36.71|-81.98
New Baltimore|VA|38.77|-77.73
Haiku-Pauwela|HI|20.92|-156.31
Mahtomedi|MN|45.07|-92.95
Wytheville|VA|36.95|-81.08
Brazil|IN|39.52|-87.13
Boulder Hill|IL|41.71|-88.34
Beebe|AR|35.07|-91.88
Warrenton|MO|38.81|-91.14
Baldwin Harbor|NY|40.64|-73.61
Richland Hills|TX|32.82|-97.23
Oak Brook|IL|41.83|-87.93
Perry|IA|41.84|-94.11
Charlestown|IN|38.45|-85.67
Flushing|MI|43.06|-83.85
Latrobe|PA|40.32|-79.38
Hillview|KY|38.07|-85.69
Island Lake|IL|42.28|-88.19
Manhasset|NY|40.80|-73.70
Brookhaven|PA|39.87|-75.38
San Isidro|PR|18.39|-65.89
West Livingston|TX|30.70|-95.00
Mount Joy|PA|40.11|-76.50
Northfield|NJ|39.37|-74.55
South San Gabriel|CA|34.05|-118.09
West Frankfort|IL|37.90|-88.93
Spanish Fort|AL|30.67|-87.92
Ludington|MI|43.96|-86.45
Brentwood|MO|38.62|-90.35
New Square|NY|41.14|-74.03
Mahomet|IL|40.20|-88.40
Boston|NY|42.63|-78.74
Old Forge|PA|41.37|-75.73
Ephrata|WA|47.32|-119.55
West Gate|VA|38.78|-77.50
Union|SC|34.72|-81.62
Millis|MA|42.17|-71.36
Ashland|WI|46.59|-90.88
Alamo Heights|TX|29.48|-98.47
Raritan|NJ|40.57|-74.63
South Beach|NY|40.58|-74.08
Belgrade|MT|45.78|-111.18
Briarcliff Manor|NY|41.15|-73.82
Londontowne|MD|38.93|-76.55
Bothell East|WA|47.81|-122.18
Marstons Mills|MA|41.66|-70.42
Rayne|LA|30.23|-92.27
Hastings-on-Hudson|NY|40.99|-73.88
York|SC|34.99|-81.24
Orono|MN|44.97|-93.60
Bellevue|OH|41.27|-82.84
West Haven-Sylvan|OR|45.52|-122.77
Davidsonville|MD|38.92|-76.63
Wetumpka|AL|32.54|-86.21
West Long Branch|NJ|40.29|-74.02
Montrose|VA|37.52|-77.38
Grand Blanc|MI|42.93|-83.63
Dexter|MO|36.80|-89.96
Cheat Lake|WV|39.67|-79.85
Wellington|KS|37.27|-97.37
Summit|WA|47.16|-122.36
Campbell|OH|41.08|-80.60
North Star|DE|39.76|-75.72
Newton|NJ|41.06|-74.75
South Boston|VA|36.70|-78.90
West Gate|FL|26.70|-80.10
Mascoutah|IL|38.49|-89.79
Blair|NE|41.54|-96.13
White City|OR|42.44|-122.86
Oakdale|NY|42.25|-73.78
Houghton|MI|47.12|-88.57
Stayton|OR|44.80|-122.79
Senatobia|MS|34.62|-89.97
Hyrum|UT|41.63|-111.85
Hawthorn Woods|IL|42.22|-88.05
Conshohocken|PA|40.08|-75.30
Manvel|TX|29.46|-95.36
Caldwell|NJ|40.84|-74.28
Downingtown|PA|40.01|-75.70
Mammoth Lakes|CA|37.65|-118.97
Four Corners|MD|39.02|-77.01
Maplewood|MO|38.61|-90.32
Francisville|KY|39.11|-84.72
Bridge City|TX|30.02|-93.85
Jefferson|WI|43.01|-88.81
Oak Grove|MO|39.01|-94.13
Baxter|MN|46.34|-94.29
Cumberland Hill|RI|41.97|-71.47
Carnegie|PA|40.41|-80.08
Ilion|NY|43.02|-75.04
Camp Hill|PA|40.24|-76.92
Waller|WA|47.20|-122.37
Broadview|IL|41.86|-87.85
Gold River|CA|38.63|-121.25
Sutherlin|OR|43.39|-123.31
Crestwood Village|NJ|39.95|-74.36
Decorah|IA|43.30|-91.79
Colonie|NY|42.72|-73.83
Fairwood|WA|47.45|-122.16
Maryville|IL|38.72|-89.96
Jersey Village|TX|29.89|-95.56
Wahpeton|ND|46.27|-96.61
Pike Creek|DE|39.73|-75.70
Lake Dallas|TX|33.12|-97.03
Wilmington Manor|DE|39.69|-75.58
Winnemucca|NV|40.97|-117.74
Plaistow|NH|42.84|-71.09
Helena Valley West Central|MT|46.66|-112.06
Skiatook|OK|36.37|-96.00
Dumbarton|VA|37.60|-77.49
Ivins|UT|37.17|-113.68
Kirtland|NM|36.73|-108.36
Middletown|KY|38.25|-85.54
Mill Plain|WA|45.64|-122.49
Olivette|MO|38.67|-90.38
Sans Souci|SC|34.88|-82.42
Antigo|WI|45.14|-89.15
Cushing|OK|35.99|-96.77
Calumet Park|IL|41.66|-87.66
Saint Johns|MI|43.00|-84.56
York|NE|40.87|-97.59
Marion|NC|35.68|-82.01
Cleveland|TX|30.34|-95.09
Lake Purdy|AL|33.43|-86.68
Ellsworth|ME|44.54|-68.42
Brooksville|FL|28.56|-82.39
Creston|IA|41.06|-94.36
Southwest Ranches|FL|26.06|-80.34
Temple Hills|MD|38.81|-76.95
Arcadia|FL|27.22|-81.86
Mount Vista|WA|45.73|-122.63
Kalifornsky|AK|60.42|-151.29
Gilford|NH|43.55|-71.41
Memphis|FL|27.54|-82.56
Greenville|AL|31.83|-86.62
Port Jefferson|NY|40.95|-73.07
Bridgewater|MA|41.99|-70.98
Sheboygan Falls|WI|43.73|-87.82
Fort Scott|KS|37.84|-94.71
Port Jefferson Station|NY|40.93|-73.05
Sandpoint|ID|48.28|-116.55
Quincy|FL|30.59|-84.58
Hartsville|SC|34.37|-80.07
Lexington|TN|35.65|-88.39
Fort Lupton|CO|40.08|-104.81
Village Green-Green Ridge|PA|39.86|-75.43
Canal Winchester|OH|39.84|-82.80
Plainville|MA|42.00|-71.33
Caribou|ME|46.86|-68.01
Webster City|IA|42.47|-93.82
Milan|TN|35.92|-88.76
Wyoming|MN|45.34|-93.00
Prien|LA|30.18|-93.27
Othello|WA|46.83|-119.18
Wellington|CO|40.70|-105.01
Garden City Park|NY|40.74|-73.66
Bernardsville|NJ|40.72|-74.57
Star|ID|43.69|-116.49
Winslow|ME|44.55|-69.62
Donaldsonville|LA|30.10|-90.99
Grand Ledge|MI|42.75|-84.75
Crookston|MN|47.77|-96.61
Lake Geneva|WI|42.59|-88.43
Lake Stickney|WA|47.88|-122.26
White Oak|PA|40.34|-79.81
Summit Park|UT|40.75|-111.61
Baldwinsville|NY|43.16|-76.33
Harrison|TN|35.11|-85.14
Murphysboro|IL|37.76|-89.34
Newport|AR|35.60|-91.28
Fort Riley North|KS|39.11|-96.81
Hales Corners|WI|42.94|-88.05
Campanilla|PR|18.42|-66.24
Three Rivers|MI|41.94|-85.63
Butner|NC|36.13|-78.76
Sanger|TX|33.36|-97.17
Ruidoso|NM|33.33|-105.67
Brevard|NC|35.23|-82.73
Saint Martin|MS|30.44|-88.87
Carl Junction|MO|37.18|-94.57
Scotia|NY|42.83|-73.96
River Oaks|TX|32.78|-97.39
Dock Junction|GA|31.20|-81.52
Mukwonago|WI|42.87|-88.33
Wading River|NY|40.95|-72.84
Fort Dix|NJ|40.03|-74.62
Kennedale|TX|32.65|-97.23
Thousand Palms|CA|33.82|-116.39
Bloomingdale|NJ|41.00|-74.33
Lynwood|IL|41.53|-87.54
Winsted|CT|41.92|-73.06
Hollis|NH|42.74|-71.59
Oakdale|LA|30.82|-92.66
Bridge City|LA|29.93|-90.17
Fern Park|FL|28.65|-81.35
Butler|NJ|41.00|-74.34
Ripon|WI|43.84|-88.84
Celina|TX|33.32|-96.78
Emerson|NJ|40.98|-74.03
Saint Johns|MO|38.71|-90.34
Hollymead|VA|38.12|-78.44
Monahans|TX|31.59|-102.89
Lampasas|TX|31.06|-98.18
Lander|WY|42.83|-108.73
Derby|CO|39.84|-104.92
Selah|WA|46.65|-120.53
South Beloit|IL|42.49|-89.04
West Helena|AR|34.55|-90.64
Sebastopol|CA|38.40|-122.82
Galliano|LA|29.44|-90.30
Fruitvale|CO|39.08|-108.50
Templeton|CA|35.55|-120.71
Duvall|WA|47.74|-121.99
Milton|WA|47.25|-122.31
Kenai|AK|60.55|-151.26
Glen Ridge|NJ|40.81|-74.20
Dunbar|WV|38.36|-81.74
Southwood Acres|CT|41.96|-72.57
Woodlake|CA|36.41|-119.10
Fanwood|NJ|40.64|-74.38
Pittston|PA|41.33|-75.79
Hubbard|OH|41.16|-80.57
Williamsburg|FL|28.41|-81.44
Ridgefield|CT|41.28|-73.50
Gilberts|IL|42.10|-88.37
Port Wentworth|GA|32.15|-81.16
Robinson|IL|39.01|-87.74
Halifax|MA|41.99|-70.86
Fair Plain|MI|42.09|-86.46
Kronenwetter|WI|44.82|-89.59
Ojai|CA|34.45|-119.24
Fairfax|CA|37.99|-122.59
Easton|CT|41.25|-73.30
Old Town|ME|44.93|-68.65
Hood River|OR|45.71|-121.52
Pebble Creek|FL|28.15|-82.35
Hitchcock|TX|29.35|-95.02
Jasper|TX|30.92|-94.00
Park City|KS|37.80|-97.32
Powdersville|SC|34.79|-82.49
Pulaski|TN|35.20|-87.03
Ellwood City|PA|40.86|-80.29
Evergreen|MT|48.23|-114.28
Shorewood|MN|44.90|-93.59
West Boylston|MA|42.37|-71.79
Sound Beach|NY|40.96|-72.97
Holly Springs|MS|31.32|-89.98
Brighton|MI|42.53|-83.78
Gettysburg|PA|39.83|-77.23
Bonner Springs|KS|39.06|-94.88
DuBois|PA|41.12|-78.76
Yreka|CA|41.74|-122.63
Acton|CA|34.47|-118.20
Princeton|IL|41.37|-89.46
Montpelier|VT|44.26|-72.58
Richfield|UT|38.77|-112.08
Berlin|NJ|39.79|-74.93
Clear Lake|IA|43.14|-93.38
Manor|TX|30.34|-97.56
Seaford|DE|38.64|-75.61
Inverness|IL|42.12|-88.10
Fletcher|NC|35.43|-82.50
New Prague|MN|44.54|-93.58
Sappington|MO|38.54|-90.38
Center Moriches|NY|40.80|-72.79
McCook|NE|40.20|-100.63
Seffner|FL|27.98|-82.28
Willow Street|PA|39.98|-76.28
Centerville|GA|32.63|-83.69
Dayton|TX|30.05|-94.89
Pukalani|HI|20.84|-156.34
Northridge|OH|39.81|-84.20
Sandston|VA|37.52|-77.32
St Johnsbury|VT|44.43|-72.02
Meadow Lakes|AK|61.62|-149.60
Pasadena Hills|FL|28.28|-82.22
Catalina|AZ|32.51|-110.92
Wilson|PA|40.68|-75.24
Hillcrest|NY|41.13|-74.04
Tiverton|RI|41.63|-71.21
Country Club Estates|GA|31.21|-81.46
Lamar|CO|38.09|-102.62
Orland|CA|39.75|-122.20
Corning|CA|39.93|-122.18
Murrells Inlet|SC|33.55|-79.04
River Rouge|MI|42.27|-83.13
Gonzales|TX|29.50|-97.45
Garnet|CA|33.90|-116.55
Yorkshire|VA|38.79|-77.45
Rathdrum|ID|47.81|-116.90
Waterboro|ME|43.54|-70.72
Rhinelander|WI|45.64|-89.41
Rockton|IL|42.45|-89.07
Auburn|GA|34.01|-83.83
Escalon|CA|37.80|-121.00
Seminole|OK|35.22|-96.67
Highlands|TX|29.82|-95.06
Arroyo|PR|17.97|-66.06
Chester Springs|PA|40.10|-75.62
Herkimer|NY|43.03|-74.99
Waite Park|MN|45.56|-94.22
Connellsville|PA|40.02|-79.59
Green|OR|43.16|-123.37
Haddon Heights|NJ|39.88|-75.06
Lancaster|MA|42.46|-71.67
Oak Island|NC|33.92|-78.16
Clewiston|FL|26.75|-80.93
Iron Mountain|MI|45.82|-88.07
Ashland|VA|37.76|-77.48
Marengo|IL|42.25|-88.61
Crystal City|TX|28.68|-99.83
Plymouth|MA|41.96|-70.67
Melrose Park|FL|26.11|-80.19
Silvis|IL|41.51|-90.42
Page|AZ|36.91|-111.46
Oakland|TN|35.23|-89.52
Monessen|PA|40.15|-79.89
Saint Louis|MI|43.41|-84.61
South Berwick|ME|43.23|-70.81
Aurora|MO|36.97|-93.72
Navasota|TX|30.39|-96.09
Salem|UT|40.05|-111.67
Rockville|CT|41.87|-72.45
Swainsboro|GA|32.60|-82.33
Citrus Hills|FL|28.89|-82.43
Villa Hills|KY|39.06|-84.59
Fishersville|VA|38.10|-78.97
Sioux Center|IA|43.08|-96.18
Pembroke|NH|43.15|-71.46
LaFollette|TN|36.38|-84.12
Charles City|IA|43.07|-92.67
Palmyra|PA|40.31|-76.59
Seminole|TX|32.72|-102.64
Irondale|GA|33.48|-84.36
Nantucket|MA|41.28|-70.10
Orting|WA|47.10|-122.20
Cotati|CA|38.33|-122.71
Oak Grove|KY|37.34|-86.75
Twin Rivers|NJ|40.26|-74.49
Mentor-on-the-Lake|OH|41.71|-81.36
Middletown|PA|40.20|-76.73
Pinson|AL|33.69|-86.68
Lemoore Station|CA|36.26|-119.90
Melissa|TX|33.29|-96.57
Lugoff|SC|34.23|-80.69
Gresham Park|GA|33.70|-84.31
Dunellen|NJ|40.59|-74.47
Celebration|FL|28.33|-81.53
Round Lake Park|IL|42.36|-88.08
Calipatria|CA|33.13|-115.51
Mount Horeb|WI|43.01|-89.74
Independent Hill|VA|38.64|-77.44
Brattleboro|VT|42.85|-72.56
Joshua Tree|CA|34.13|-116.31
Fairlawn|OH|41.13|-81.61
Hatboro|PA|40.17|-75.11
Washington|IA|41.30|-91.69
Fair Oaks Ranch|TX|29.75|-98.64
McGregor|FL|26.56|-81.91
Ormond-by-the-Sea|FL|29.35|-81.07
Mexia|TX|31.68|-96.48
Midland Beach|NY|40.57|-74.09
Larose|LA|29.57|-90.38
Roanoke|TX|33.00|-97.23
Manhattan|IL|41.42|-87.99
Globe|AZ|33.39|-110.79
West Dundee|IL|42.10|-88.28
Park City|IL|42.35|-87.88
Philadelphia|MS|32.77|-89.12
Chehalis|WA|46.66|-122.96
Northport|NY|40.90|-73.34
Corbin|KY|36.95|-84.10
Clinton|MA|42.42|-71.68
Cohasset|MA|42.24|-70.80
Glastonbury Center|CT|41.70|-72.60
Edgewater Park|NJ|40.07|-74.90
Batesville|MS|34.31|-89.94
Felida|WA|45.71|-122.71
Dayton|TN|35.49|-85.01
Sterling|MA|42.44|-71.76
Hughson|CA|37.60|-120.87
Carneys Point|NJ|39.71|-75.47
Payette|ID|44.08|-116.93
Northgate|OH|39.25|-84.59
Hampton|GA|33.39|-84.28
Sandwich|IL|41.65|-88.62
Quincy|WA|47.23|-119.85
Mansfield Center|MA|42.02|-71.22
Saint Augustine Shores|FL|29.81|-81.31
Canfield|OH|41.03|-80.76
Devils Lake|ND|48.11|-98.87
Bay Wood|NY|40.75|-73.29
Albertville|MN|45.24|-93.65
Murillo Colonia|TX|26.26|-98.11
Aberdeen|NC|35.13|-79.43
Morrow|GA|33.58|-84.34
La Feria|TX|26.16|-97.82
Hudson|NH|42.76|-71.44
Flatwoods|KY|38.52|-82.72
Collinsville|VA|36.72|-79.92
Nebraska City|NE|40.68|-95.86
Williston Park|NY|40.76|-73.64
Midland Park|NJ|40.99|-74.14
Grandview Heights|OH|39.98|-83.04
Hudsonville|MI|42.87|-85.87
Laughlin|NV|35.17|-114.57
Floresville|TX|29.13|-98.16
Altoona|WI|44.80|-91.44
Interlaken|CA|36.95|-121.73
Middleborough Center|MA|41.89|-70.93
Woodlake|VA|37.42|-77.68
Guadalupe|CA|34.97|-120.57
Woodlawn|NY|40.90|-73.87
Clarkston|WA|46.42|-117.05
Wauseon|OH|41.55|-84.14
Jennings Lodge|OR|45.39|-122.61
Palmyra|NJ|40.01|-75.03
Bloomfield|NM|36.71|-107.98
Riverdale Park|MD|38.96|-76.93
Franklin|LA|29.80|-91.50
Livingston|MT|45.66|-110.56
Harrison|WI|44.23|-88.34
New Cumberland|PA|40.23|-76.88
Fort Bragg|CA|39.45|-123.81
Salem|IL|38.63|-88.95
Buechel|KY|38.20|-85.65
Oceano|CA|35.10|-120.61
Hastings|MI|42.65|-85.29
Westmere|NY|42.69|-73.87
Forest City|NC|35.33|-81.87
Lincolnshire|IL|42.19|-87.91
Bermuda Dunes|CA|33.74|-116.29
Dry Run|OH|39.10|-84.33
Green Cove Springs|FL|29.99|-81.68
Mead|WA|47.77|-117.35
North Springfield|VA|38.80|-77.20
Piñon Hills|CA|34.43|-117.65
Neptune Beach|FL|30.31|-81.40
Odessa|FL|28.19|-82.59
Longboat Key|FL|27.41|-82.66
Westphalia|MD|38.85|-76.81
Ville Platte|LA|30.69|-92.27
Lexington|VA|37.78|-79.44
Napili-Honokowai|HI|20.98|-156.68
Santa Isabel|PR|17.97|-66.40
Strathmore|NJ|40.40|-74.21
Madison|SD|44.01|-97.11
Tell City|IN|37.95|-86.77
New Dorp|NY|40.57|-74.12
Orland Hills|IL|41.59|-87.84
Knoxville|IA|41.32|-93.11
Homestead Meadows South|TX|31.81|-106.16
North Patchogue|NY|40.79|-73.01
Bryans Road|MD|38.63|-77.07
Smithville|NJ|39.49|-74.46
Southport|NY|42.05|-76.82
Rockland|ME|44.10|-69.11
Sanibel|FL|26.45|-82.02
Summit View|WA|47.14|-122.35
Osceola|AR|35.71|-89.97
Inverness|FL|28.84|-82.33
Elkins|WV|38.93|-79.85
Beacon Square|FL|28.21|-82.76
Swanzey|NH|42.87|-72.28
Valley Center|KS|37.83|-97.37
Woodland Park|CO|38.99|-105.06
Saint Francis|MN|45.39|-93.36
Putnam|CT|41.92|-71.91
Leola|PA|40.09|-76.18
Mount Sterling|KY|38.06|-83.94
Mendota|IL|41.55|-89.12
Hiawatha|IA|42.04|-91.68
El Rio|CA|34.24|-119.16
Tyrone|GA|33.47|-84.60
Winooski|VT|44.49|-73.19
Pompano Beach Highlands|FL|26.28|-80.11
Hudson Falls|NY|43.30|-73.59
Kosciusko|MS|33.06|-89.59
Yardville|NJ|40.18|-74.66
Lares|PR|18.29|-66.88
Makawao|HI|20.86|-156.31
Highland Heights|KY|39.03|-84.45
Delafield|WI|43.06|-88.40
Minnetrista|MN|44.94|-93.72
Southgate|FL|27.31|-82.51
LaFayette|GA|34.70|-85.28
Glenolden|PA|39.90|-75.29
Pleasantville|NY|41.13|-73.79
New London|WI|44.39|-88.74
Douglas|MA|42.05|-71.74
Seward|NE|40.91|-97.10
Atherton|CA|37.46|-122.20
Mills River|NC|35.39|-82.57
Shamokin|PA|40.79|-76.56
Pacific|MO|38.48|-90.74
Applewood|CO|39.76|-105.16
Heber Springs|AR|35.49|-92.03
East Perrine|FL|25.61|-80.34
Kaufman|TX|32.59|-96.31
Sausalito|CA|37.86|-122.49
East Hills|NY|40.79|-73.63
Pinehurst|MA|42.53|-71.23
Blandon|PA|40.44|-75.89
Belen|NM|34.66|-106.78
Demopolis|AL|32.52|-87.84
Catoosa|OK|36.19|-95.75
Trumann|AR|35.67|-90.51
Keyport|NJ|40.43|-74.20
Gulf Hills|MS|30.43|-88.84
Madison Park|NJ|40.45|-74.31
West Vero Corridor|FL|27.64|-80.49
Marshfield|MO|37.34|-92.91
Jessup|MD|39.15|-76.78
Sullivan|MO|38.21|-91.16
Mantua|VA|38.85|-77.26
Independence|OH|41.37|-81.64
Bonne Terre|MO|37.92|-90.56
Islamorada|FL|24.92|-80.63
Parkwood|WA|47.53|-122.61
Broadview Park|FL|26.10|-80.21
Pomona|NJ|39.48|-74.58
Providence|UT|41.71|-111.82
Pacific|WA|47.26|-122.25
Fayetteville|TN|35.15|-86.57
Piedmont|OK|35.64|-97.75
Logan|OH|39.54|-82.41
Greenville|NY|40.99|-73.82
Cuero|TX|29.09|-97.29
Vandalia|IL|38.96|-89.09
Hempstead|TX|30.10|-96.08
Walled Lake|MI|42.54|-83.48
Austell|GA|33.81|-84.63
Venice Gardens|FL|27.07|-82.41
Village Saint George|LA|30.36|-91.07
Fort Belvoir|VA|38.71|-77.15
Los Serranos|CA|33.97|-117.71
Richland|MS|32.24|-90.16
Camden|SC|34.25|-80.61
Whitefish|MT|48.41|-114.34
West Glens Falls|NY|43.30|-73.68
New Paltz|NY|41.75|-74.09
Ponchatoula|LA|30.44|-90.44
Amory|MS|33.98|-88.49
Dayton|NJ|40.37|-74.51
Fairfield|NJ|40.88|-74.31
King|NC|36.28|-80.36
Mims|FL|28.67|-80.84
Kill Devil Hills|NC|36.03|-75.68
Russellville|KY|36.85|-86.89
Perry|FL|30.12|-83.58
Ocean City|MD|38.34|-75.08
Savage|MD|39.14|-76.82
Bellbrook|OH|39.64|-84.07
Georgetown|DE|38.69|-75.39
Milltown|NJ|40.46|-74.44
Clinton|IL|40.15|-88.96
Pelham|NY|40.91|-73.81
Morehead|KY|37.27|-87.18
Marshall|MI|42.27|-84.96
Benton|IL|38.00|-88.92
Eden Isle|LA|30.23|-89.80
Crete|NE|40.63|-96.96
Ridley Park|PA|39.88|-75.32
Milton-Freewater|OR|45.93|-118.39
Winters|CA|38.52|-121.97
Lakes of the Four Seasons|IN|41.41|-87.21
Huntingdon|PA|40.48|-78.01
Westminster|MA|42.55|-71.91
Mount Carmel|IL|38.41|-87.76
Savannah|TN|35.22|-88.25
San Martin|CA|37.08|-121.61
Delphos|OH|40.84|-84.34
Huron|OH|41.40|-82.56
Withamsville|OH|39.06|-84.29
Baltimore Highlands|MD|39.23|-76.64
Stratford|NJ|39.83|-75.02
Pikeville|KY|37.48|-82.52
Dalton|MA|42.47|-73.17
Lake Lorraine|FL|30.44|-86.57
Umatilla|OR|45.92|-119.34
Tolleson|AZ|33.45|-112.26
Idabel|OK|33.90|-94.83
Nyack|NY|41.09|-73.92
Eagle Mountain|TX|32.89|-97.44
Eglin Village|FL|30.46|-86.54
Tacony|PA|40.03|-75.04
Ione|CA|38.35|-120.93
Tamalpais Valley|CA|37.88|-122.55
North Portland|OR|45.61|-122.70
East End|AR|34.55|-92.34
Tallulah|LA|32.41|-91.19
Fairfield Glade|TN|36.00|-84.89
Fort Myers Beach|FL|26.45|-81.95
North Sarasota|FL|27.37|-82.52
Orange Lake|NY|41.54|-74.10
Kenwood|OH|39.21|-84.37
Old Jefferson|LA|30.38|-91.02
Roosevelt|UT|40.30|-109.99
Burton|SC|32.44|-80.72
Valley Park|MO|38.55|-90.49
Middlebury|CT|41.53|-73.13
Kingston|RI|41.48|-71.52
Linwood|NJ|39.34|-74.58
South Weber|UT|41.13|-111.93
Freeland|MI|43.53|-84.12
Norwich|NY|42.53|-75.52
Portage Lakes|OH|41.01|-81.53
Cameron Park|TX|25.96|-97.48
Cameron Park Colonia|TX|25.97|-97.48
Archbald|PA|41.49|-75.54
Sturtevant|WI|42.70|-87.89
Dade City|FL|28.36|-82.20
Scappoose|OR|45.75|-122.88
Yabucoa|PR|18.05|-65.88
La Junta|CO|37.99|-103.54
Bridgeport|MI|43.36|-83.88
Stratham Station|NH|43.05|-70.90
Black Jack|MO|38.79|-90.27
Etowah|NC|35.32|-82.59
Laurel|MT|45.67|-108.77
Sidney|NE|41.14|-102.98
Nolensville|TN|35.95|-86.67
Terrace Heights|WA|46.61|-120.44
Colonial Heights|TN|36.49|-82.50
Live Oak|FL|30.29|-82.98
Milton|PA|41.01|-76.85
Cortland|OH|41.33|-80.73
Rumson|NJ|40.37|-74.00
Great Neck Plaza|NY|40.79|-73.73
Moapa Valley|NV|36.58|-114.47
Gypsum|CO|39.65|-106.95
Hickam Field|HI|21.34|-157.96
Templeton|MA|42.56|-72.07
Belle Plaine|MN|44.62|-93.77
Saint Albans|VT|44.81|-73.08
Galax|VA|36.66|-80.92
South Cleveland|TN|35.14|-84.87
Alta Sierra|CA|35.73|-118.55
Homeacre-Lyndora|PA|40.87|-79.92
Stratmoor|CO|38.77|-104.78
Litchfield|IL|39.18|-89.65
Oasis|CA|33.47|-116.10
Treasure Island|FL|27.77|-82.77
Mountainside|NJ|40.67|-74.36
Lucas|TX|33.08|-96.58
Gorham|ME|43.68|-70.44
Aspen|CO|39.19|-106.82
Mount Ivy|NY|41.19|-74.03
Milford|OH|39.18|-84.29
Blackwell|OK|36.80|-97.28
Lantana|TX|33.09|-97.12
Leitchfield|KY|37.48|-86.29
Plaquemine|LA|30.29|-91.23
Pollock Pines|CA|38.76|-120.59
Viola|NY|41.14|-74.08
Ambridge|PA|40.59|-80.23
Jackson|WI|43.32|-88.17
Mechanicstown|NY|41.44|-74.39
Ephraim|UT|39.36|-111.59
Laurel Hill|VA|38.72|-77.24
Cottage Grove|WI|43.08|-89.20
Mira Monte|CA|34.43|-119.29
Schriever|LA|29.74|-90.81
North Syracuse|NY|43.13|-76.13
Pratt|KS|37.64|-98.74
Peñuelas|PR|18.06|-66.72
Bargersville|IN|39.52|-86.17
Carthage|TX|32.16|-94.34
Santa Clara|UT|37.13|-113.65
Walden|NY|41.56|-74.19
Huron|CA|36.20|-120.10
Orchard Mesa|CO|39.04|-108.55
Newport|TN|35.97|-83.19
Atlantic|IA|41.40|-95.01
Nevada|IA|42.02|-93.45
Tamaqua|PA|40.80|-75.97
Middleton|ID|43.71|-116.62
Sidney|MT|47.72|-104.16
Roeland Park|KS|39.04|-94.63
Sequim|WA|48.08|-123.10
Warwick|NY|41.26|-74.36
Allendale|NJ|41.04|-74.13
North Amherst|MA|42.41|-72.53
Hewlett|NY|40.64|-73.70
Winthrop Harbor|IL|42.48|-87.82
Barrington|NJ|39.86|-75.06
Carmel Hamlet|NY|41.41|-73.69
Buena Vista|MI|43.42|-83.90
Wickenburg|AZ|33.97|-112.73
Tuttle|OK|35.29|-97.81
Stevensville|MD|38.98|-76.31
Darnestown|MD|39.10|-77.29
Lockwood|MT|45.82|-108.41
Kirtland|OH|41.63|-81.36
Whitemarsh Island|GA|32.03|-81.02
Hornsby Bend|TX|30.25|-97.58
Myers Corner|NY|41.61|-73.87
Groesbeck|OH|39.22|-84.59
Lake City|SC|33.87|-79.76
Palmer|AK|61.60|-149.11
Nappanee|IN|41.44|-86.00
Stickney|IL|41.82|-87.78
Martins Ferry|OH|40.10|-80.72
Landen|OH|39.31|-84.28
Atkinson|NH|42.84|-71.15
Stanwood|WA|48.24|-122.37
Crescent City|CA|41.76|-124.20
Gibsonville|NC|36.11|-79.54
Hamilton|AL|34.14|-87.99
Cos Cob|CT|41.03|-73.60
Fairview|GA|34.95|-85.28
Taylor Mill|KY|39.00|-84.50
East Porterville|CA|36.06|-118.98
Clackamas|OR|45.41|-122.57
Ogden|NC|34.27|-77.82
Bayville|NY|40.91|-73.56
Nitro|WV|38.41|-81.84
West Point|NY|41.39|-73.96
Commerce|GA|34.20|-83.46
Belle Harbor|NY|40.58|-73.85
Bowleys Quarters|MD|39.34|-76.39
Fox Point|WI|43.16|-87.90
Grove|OK|36.59|-94.77
West Bridgewater|MA|42.02|-71.01
Mount Olympus|UT|40.69|-111.79
Souderton|PA|40.31|-75.33
Brook Highland|AL|33.44|-86.67
Taneytown|MD|39.66|-77.17
Greenbrier|TN|36.43|-86.80
Manorhaven|NY|40.84|-73.71
Kimberly|WI|44.27|-88.34
Maple Glen|PA|40.02|-79.98
Morrilton|AR|35.15|-92.74
Loomis|CA|38.82|-121.19
Willow Oak|FL|27.92|-82.02
Aquia Harbour|VA|38.46|-77.39
Brandywine|MD|38.70|-76.85
Church Hill|TN|36.52|-82.71
Anadarko|OK|35.07|-98.24
Marion|SC|34.18|-79.40
Watford City|ND|47.80|-103.28
De Queen|AR|34.04|-94.34
Oyster Bay|NY|40.87|-73.53
Parkville|PA|39.78|-76.96
Wedgefield|FL|28.49|-81.08
Whitinsville|MA|42.11|-71.67
Farmington|AR|36.04|-94.25
Millersville|TN|36.37|-86.71
Big Park|AZ|34.78|-111.76
Lower Allen|PA|40.23|-76.90
Belle Isle|FL|28.46|-81.36
Thomson|GA|33.47|-82.50
Silsbee|TX|30.35|-94.18
Sturgis|SD|44.41|-103.51
Fircrest|WA|47.24|-122.52
West View|PA|40.52|-80.03
Clifton Heights|PA|39.93|-75.30
Flowery Branch|GA|34.19|-83.93
Ettrick|VA|37.24|-77.43
Belfast|ME|44.43|-69.01
Cedarhurst|NY|40.62|-73.72
Seneca Falls|NY|42.91|-76.80
Clairton|PA|40.29|-79.88
Air Force Academy|CO|38.99|-104.86
North Bend|WA|47.50|-121.79
Eagle|CO|39.66|-106.83
Saint Gabriel|LA|30.26|-91.10
Dillon|SC|34.42|-79.37
Scottsburg|IN|38.69|-85.77
Garden Home-Whitford|OR|45.46|-122.76
South Hill|NY|42.43|-76.49
Oak Ridge|NC|36.17|-79.99
Carbondale|CO|39.40|-107.21
Trinity|NC|35.89|-79.99
Valley City|ND|46.92|-98.00
Torrington|WY|42.06|-104.18
Welcome|SC|34.83|-82.44
Normandy Park|WA|47.44|-122.34
Greenville|IL|38.89|-89.41
Noble|OK|35.14|-97.39
East Rochester|NY|43.11|-77.49
East Shoreham|NY|40.94|-72.88
North Riverside|IL|41.84|-87.82
Madras|OR|44.63|-121.13
North Caldwell|NJ|40.86|-74.26
Ancient Oaks|PA|40.55|-75.59
Opp|AL|31.28|-86.26
Litchfield|MN|45.13|-94.53
Boyes Hot Springs|CA|38.31|-122.48
Brier|WA|47.78|-122.27
Las Piedras|PR|18.18|-65.87
Glen Oaks|NY|40.75|-73.71
Wollochet|WA|47.27|-122.58
Hapeville|GA|33.66|-84.41
Pea Ridge|WV|38.41|-82.32
Montevallo|AL|33.10|-86.86
Pingree Grove|IL|42.07|-88.41
Elsa|TX|26.29|-97.99
Thermalito|CA|39.51|-121.59
Viera West|FL|28.25|-80.73
Airway Heights|WA|47.64|-117.59
Folcroft|PA|39.89|-75.28
Tecumseh|OK|35.26|-96.94
Barnesville|GA|33.05|-84.16
Elmendorf Air Force Base|AK|61.26|-149.63
North Vernon|IN|39.01|-85.62
Green Hill|TN|36.22|-86.55
Buena Vista|VA|37.73|-79.35
East Glenville|NY|42.89|-73.93
Horseheads|NY|42.17|-76.82
Farr West|UT|41.30|-112.03
Oneonta|AL|33.95|-86.47
Wharton|NJ|40.89|-74.58
Tappan|NY|41.02|-73.95
Youngtown|AZ|33.59|-112.30
Batesville|IN|39.30|-85.22
Old Greenwich|CT|41.02|-73.56
Gleneagle|CO|39.05|-104.82
California|PA|40.07|-79.89
Irvington|NY|41.04|-73.87
Lacy-Lakeview|TX|31.63|-97.10
Emmett|ID|43.87|-116.50
Springs|NY|41.02|-72.16
Wildwood|FL|28.87|-82.04
Middlebury|VT|44.02|-73.17
Shields|MI|43.42|-84.06
Strasburg|VA|38.99|-78.36
Saint John|MO|38.71|-90.35
Carrollton|MI|43.46|-83.93
Forest Glen|MD|39.01|-77.05
Los Fresnos|TX|26.07|-97.48
Gridley|CA|39.36|-121.69
Rittman|OH|40.98|-81.78
Roslyn Heights|NY|40.79|-73.65
Lake Shore|WA|45.69|-122.69
Canton|NY|44.60|-75.17
Cochituate|MA|42.32|-71.36
Siesta Key|FL|27.27|-82.55
Richboro|PA|40.22|-75.01
Bedford|VA|37.33|-79.52
Lawrence|NY|40.62|-73.73
Abilene|KS|38.92|-97.21
Hillsboro|OH|39.20|-83.61
Crockett|TX|31.32|-95.46
Southeast Arcadia|FL|27.19|-81.85
Henderson|TN|35.44|-88.64
Mount Vernon|IN|40.67|-85.82
Lago Vista|TX|30.46|-97.99
Unionville|NC|35.09|-80.51
Ellettsville|IN|39.23|-86.63
Inverness Highlands South|FL|28.80|-82.34
Seaside|OR|45.99|-123.92
Silver Springs Shores|FL|29.10|-82.02
Cherry Hills Village|CO|39.64|-104.96
Geneseo|IL|41.45|-90.15
Laurence Harbor|NJ|40.46|-74.25
Yorketown|NJ|40.31|-74.34
Lake Hallie|WI|44.88|-91.44
Saint Joseph|MN|45.56|-94.32
Douglas|WY|42.76|-105.38
Eliot|ME|43.15|-70.80
Upper Sandusky|OH|40.83|-83.28
Catasauqua|PA|40.65|-75.47
Lincoln|AL|33.61|-86.12
New Milford|CT|41.58|-73.41
Decatur|TX|33.23|-97.59
Eatonton|GA|33.33|-83.39
Boyette|FL|27.82|-82.22
Belle Haven|VA|38.79|-77.06
Rossford|OH|41.61|-83.56
Calverton|NY|40.91|-72.74
Monticello|NY|41.66|-74.69
Ambler|PA|40.15|-75.22
Avon|CO|39.63|-106.52
Lutherville|MD|39.42|-76.63
Washington|NJ|40.76|-74.98
Champion Heights|OH|41.29|-80.85
Vandenberg Village|CA|34.71|-120.47
De Soto|MO|38.14|-90.56
Rockaway|NJ|40.90|-74.51
Hurricane|WV|38.43|-82.02
Collinsville|OK|36.36|-95.84
Johnson Lane|NV|39.05|-119.72
Macclenny|FL|30.28|-82.12
Lovejoy|GA|33.44|-84.31
Cheverly|MD|38.93|-76.92
Kentfield|CA|37.95|-122.56
East Farmingdale|NY|40.73|-73.42
Medfield|MA|42.19|-71.31
Ishpeming|MI|46.49|-87.67
Prospect Park|PA|39.89|-75.31
Castroville|CA|36.77|-121.76
Belpre|OH|39.27|-81.57
Brookings|OR|42.05|-124.28
Fort Pierce North|FL|27.47|-80.36
Spring Lake Park|MN|45.11|-93.24
Milford|MI|42.59|-83.60
Plattsmouth|NE|41.01|-95.88
Powell|WY|44.75|-108.76
Union|OH|39.90|-84.31
Lauderdale-by-the-Sea|FL|26.19|-80.10
Ridgefield|WA|45.82|-122.74
Lihue|HI|21.98|-159.37
Thurmont|MD|39.62|-77.41
Hamlet|NC|34.88|-79.69
Lanett|AL|32.87|-85.19
Kula|HI|20.79|-156.33
Nibley|UT|41.67|-111.83
Bethel|AK|60.79|-161.76
Covedale|OH|39.12|-84.61
Nuevo|CA|33.80|-117.15
Mattydale|NY|43.10|-76.15
Forest Hills|PA|40.42|-79.85
Oakmont|PA|40.52|-79.84
Sudden Valley|WA|48.72|-122.35
Pocahontas|AR|36.26|-90.97
Bronxville|NY|40.94|-73.83
Wheelersburg|OH|38.73|-82.86
Landing|NJ|40.91|-74.67
Hudson|NY|42.25|-73.79
Kermit|TX|31.86|-103.09
South Monroe|MI|41.90|-83.42
Gladewater|TX|32.54|-94.94
Exeter|RI|41.58|-71.54
Riverside|MD|39.17|-76.89
Solvay|NY|43.06|-76.21
Cynthiana|KY|38.39|-84.29
Whitmore Lake|MI|42.44|-83.75
Corry|PA|41.92|-79.64
Monument|CO|39.09|-104.87
Hillsborough|NC|36.08|-79.10
Talent|OR|42.25|-122.79
Riverton|WA|47.48|-122.29
Holtville|CA|32.81|-115.38
Inwood|FL|28.04|-81.77
Sealy|TX|29.78|-96.16
Dahlonega|GA|34.53|-83.98
Waveland|MS|30.29|-89.38
Milliken|CO|40.33|-104.86
Camp Swift|TX|30.19|-97.29
Bartonville|IL|40.65|-89.65
Bridgeport|TX|33.21|-97.75
Eudora|KS|38.94|-95.10
Mattapoisett|MA|41.66|-70.82
Salinas|PR|17.98|-66.30
Wimauma|FL|27.71|-82.30
Moraine|OH|39.71|-84.22
Purcell|OK|35.01|-97.36
Prairie View|TX|30.09|-95.99
Cherry Valley|CA|33.97|-116.98
Hampstead|MD|39.60|-76.85
Bremen|GA|33.72|-85.15
Everman|TX|32.63|-97.29
Bellwood|VA|37.42|-77.44
Howland Center|OH|41.25|-80.75
Woodfin|NC|35.63|-82.58
Pelican Bay|FL|26.23|-81.81
White Oak|TX|32.53|-94.86
Iowa Park|TX|33.95|-98.67
Garrett|IN|41.35|-85.14
Eastwood|MI|42.30|-85.55
Huntington Woods|MI|42.48|-83.17
Edinboro|PA|41.87|-80.13
Metropolis|IL|37.15|-88.73
Woodlawn|MD|39.32|-76.73
Blakely|PA|41.48|-75.59
Linglestown|PA|40.33|-76.79
Pembroke Park|FL|25.99|-80.17
Leesville|LA|31.14|-93.26
Arlington Heights|PA|40.99|-75.22
Kathleen|FL|28.12|-82.02
Glenarden|MD|38.93|-76.86
Clarkston Heights-Vineland|WA|46.39|-117.08
Gulf Breeze|FL|30.36|-87.16
Canutillo|TX|31.91|-106.60
Walker|LA|30.49|-90.86
Mulvane|KS|37.47|-97.24
Louisville|MS|33.12|-89.06
Willis|TX|30.42|-95.48
Johnsburg|IL|42.38|-88.24
Selma|NC|35.54|-78.28
Franklin|PA|41.40|-79.83
Zuni Pueblo|NM|35.07|-108.85
Valley Falls|SC|35.02|-81.97
Plain City|UT|41.30|-112.09
Skowhegan|ME|44.77|-69.72
Parkville|MO|39.20|-94.68
Homeland Park|SC|34.47|-82.67
Bee Cave|TX|30.31|-97.95
Columbiana|OH|40.89|-80.69
Rolesville|NC|35.92|-78.46
Wendell|NC|35.78|-78.37
Dighton|MA|41.81|-71.12
Marble Falls|TX|30.58|-98.28
South Williamsport|PA|41.23|-77.00
Carlstadt|NJ|40.84|-74.09
Ceiba|PR|18.45|-66.35
Knottsville|KY|37.77|-86.90
Fowler|CA|36.63|-119.68
Enoch|UT|37.77|-113.02
Red Chute|LA|32.56|-93.61
Clyde|OH|41.30|-82.98
Estes Park|CO|40.38|-105.52
Shrewsbury|MO|38.59|-90.34
Kodiak|AK|57.79|-152.41
Bellefonte|PA|40.91|-77.78
Wilmore|KY|37.86|-84.66
Sabana Seca|PR|18.43|-66.18
Merrimac|MA|42.83|-71.00
Jackson|OH|39.05|-82.64
Danville|AL|34.41|-87.09
Ramtown|NJ|40.12|-74.14
Burnet|TX|30.76|-98.23
Margate City|NJ|39.33|-74.50
East Aurora|NY|42.77|-78.61
Dunlap|IN|41.64|-85.92
Ben Lomond|CA|37.09|-122.09
Eldridge|IA|41.66|-90.58
Columbia|MS|31.25|-89.84
Conley|GA|33.64|-84.33
Cullowhee|NC|35.31|-83.18
Chillicothe|IL|40.92|-89.49
Kingston|NH|42.94|-71.05
Harriman|TN|35.93|-84.55
Mila Doce|TX|26.23|-97.96
Harrisville|UT|41.28|-111.99
Hobart|WA|47.42|-121.97
Indian River Estates|FL|27.36|-80.31
Aptos|CA|36.98|-121.90
Otis Orchards-East Farms|WA|47.71|-117.08
Salem|IN|38.61|-86.10
Swarthmore|PA|39.90|-75.35
Steilacoom|WA|47.17|-122.60
Tarrant|AL|33.58|-86.77
East Garden City|NY|40.73|-73.60
Pepper Pike|OH|41.48|-81.46
New Dorp Beach|NY|40.57|-74.10
Green Knoll|NJ|40.60|-74.61
Orange City|IA|43.01|-96.06
Saint Johnsbury|VT|44.42|-72.02
Lionville|PA|40.05|-75.66
Raton|NM|36.90|-104.44
Portland|IN|40.43|-84.98
Satsuma|AL|30.85|-88.06
Marvin|NC|34.99|-80.81
Keene|TX|32.40|-97.32
Boonville|IN|38.05|-87.27
Inniswold|LA|30.40|-91.08
Goddard|MD|38.99|-76.85
Plymouth Meeting|PA|40.10|-75.27
Guadalupe|AZ|33.37|-111.96
Saint Augustine Beach|FL|29.85|-81.27
East Alton|IL|38.88|-90.11
Princeton|KY|37.11|-87.88
Braidwood|IL|41.27|-88.21
Elm Grove|WI|43.04|-88.08
Pigeon Forge|TN|35.79|-83.55
Schuyler|NE|41.45|-97.06
Cold Spring|KY|39.02|-84.44
Ware|MA|42.26|-72.24
Holly|MI|42.79|-83.63
Kennett Square|PA|39.85|-75.71
Northborough|MA|42.32|-71.64
Puerto Real|PR|18.07|-67.19
Grafton|OH|41.27|-82.05
Jamul|CA|32.72|-116.88
International Falls|MN|48.60|-93.41
Darlington|SC|34.30|-79.88
Sky Lake|FL|28.46|-81.39
Oelwein|IA|42.67|-91.91
Pauls Valley|OK|34.74|-97.22
Aztec|NM|36.82|-107.99
Village of Oak Creek|AZ|34.78|-111.76
Elsmere|DE|39.74|-75.60
Miramar Beach|FL|30.37|-86.36
District Heights|MD|38.86|-76.89
East Pasadena|CA|34.14|-118.07
Groveland|MA|42.76|-71.03
Laie|HI|21.65|-157.92
Carolina Beach|NC|34.04|-77.89
Añasco|PR|18.28|-67.14
Lincroft|NJ|40.33|-74.12
West Greenwich|RI|41.64|-71.66
Rockford|MI|43.12|-85.56
Lynchburg|TN|35.28|-86.37
Larchmont|NY|40.93|-73.75
Theodore|AL|30.55|-88.18
Hampshire|IL|42.10|-88.53
Eldorado at Santa Fe|NM|35.53|-105.93
Orlovista|FL|28.54|-81.46
Kasson|MN|44.03|-92.75
Brunswick|MD|39.31|-77.63
Saint Martinville|LA|30.13|-91.83
Ontario|OH|40.76|-82.59
Enola|PA|40.29|-76.93
Monroeville|AL|31.53|-87.32
Stone Mountain|GA|33.81|-84.17
Munford|TN|35.45|-89.82
Ewa Villages|HI|21.34|-158.04
Patterson|LA|29.69|-91.30
Oxford|MA|42.12|-71.86
Twin Lakes|CO|39.82|-105.00
Childress|TX|34.43|-100.20
Osprey|FL|27.20|-82.49
Ulysses|KS|37.58|-101.36
Pimmit Hills|VA|38.91|-77.20
Twin Lakes|WI|42.53|-88.25
Sheridan|OR|45.10|-123.39
Lucas Valley-Marinwood|CA|38.04|-122.58
Monticello|KY|37.99|-84.55
Littlefield|TX|33.92|-102.32
Clarion|PA|41.21|-79.39
Harvard|MA|42.50|-71.58
Manistee|MI|44.24|-86.32
Indiantown|FL|27.03|-80.49
Latimer|MS|30.53|-88.87
Truth or Consequences|NM|33.13|-107.25
Rushville|IN|39.61|-85.45
Jordan|MN|44.67|-93.63
Gunnison|CO|38.55|-106.93
De Soto|KS|38.98|-94.97
Slaton|TX|33.44|-101.64
Fruit Heights|UT|41.03|-111.90
Pahokee|FL|26.82|-80.67
Willows|CA|39.52|-122.19
Blue Bell|PA|40.15|-75.27
Joshua|TX|32.46|-97.39
Rochester|IN|41.06|-86.22
Willard|OH|41.05|-82.73
Los Ranchos de Albuquerque|NM|35.16|-106.64
Red Lion|PA|39.90|-76.61
Bangor Trident Base|WA|47.72|-122.71
Geneva|OH|39.66|-82.43
Avra Valley|AZ|32.44|-111.32
Sylvester|GA|31.53|-83.84
Rindge|NH|42.75|-72.01
Sunnyvale|TX|32.80|-96.56
Hillandale|MD|39.03|-76.97
Mount Healthy|OH|39.23|-84.55
Sheridan|CO|39.65|-105.03
East Falmouth|MA|41.58|-70.56
Stewartville|MN|43.86|-92.49
Union Gap|WA|46.56|-120.48
Bay Harbor Islands|FL|25.89|-80.13
Huntingburg|IN|38.30|-86.95
Princeton|WV|37.37|-81.10
Somerset|PA|40.01|-79.08
Cambria|CA|35.56|-121.08
Berthoud|CO|40.31|-105.08
Kingsland|TX|30.66|-98.44
Clearfield|PA|41.03|-78.44
Fair Haven|NJ|40.36|-74.04
Jamesburg|NJ|40.35|-74.44
Independence|IA|42.47|-91.89
West Concord|MA|42.46|-71.40
Taylor|PA|41.39|-75.71
Surfside|FL|25.88|-80.13
Meridianville|AL|34.85|-86.57
Yoakum|TX|29.29|-97.15
Old Tappan|NJ|41.01|-73.99
Lakemoor|IL|42.33|-88.20
Waupaca|WI|44.36|-89.09
Whitestown|IN|40.00|-86.35
West Yarmouth|MA|41.65|-70.24
Finley|WA|46.15|-119.03
Estherville|IA|43.40|-94.83
Northville|MI|42.43|-83.48
Lake Mohegan|NY|41.32|-73.85
McKees Rocks|PA|40.47|-80.07
Roanoke|AL|33.15|-85.37
Stow|MA|42.44|-71.51
Countryside|IL|41.78|-87.88
Battlefield|MO|37.12|-93.37
James Island|SC|32.72|-79.96
Albion|NY|43.25|-78.19
Ralston|NE|41.21|-96.04
Walkersville|MD|39.49|-77.35
Posen|IL|41.63|-87.68
Hartford City|IN|40.45|-85.37
Paulsboro|NJ|39.83|-75.24
Maquoketa|IA|42.07|-90.67
Gun Barrel City|TX|32.33|-96.15
Milan|MI|42.09|-83.68
Spring Hill|KS|38.74|-94.83
Erwin|TN|36.15|-82.42
Peoria Heights|IL|40.75|-89.57
Cut Off|LA|29.54|-90.34
Fort Meade|FL|27.75|-81.80
Cherryville|NC|35.38|-81.38
Medina|MN|45.04|-93.58
Notre Dame|IN|41.70|-86.24
Estancias de Florida|PR|18.37|-66.57
North Manchester|IN|41.00|-85.77
Las Flores|CA|33.59|-117.63
Homeland|CA|33.74|-117.11
Gas City|IN|40.49|-85.61
Naples Park|FL|26.26|-81.81
Belmont|VA|39.06|-77.51
West Miami|FL|25.76|-80.30
South Valley Stream|NY|40.66|-73.72
Marion|VA|36.83|-81.51
Port Clinton|OH|41.51|-82.94
Chickasaw|AL|30.76|-88.07
Alpine|TX|30.36|-103.66
Silver Hill|MD|38.84|-76.95
Du Quoin|IL|38.01|-89.24
Yaphank|NY|40.84|-72.92
Pontotoc|MS|34.25|-89.00
Wailea|HI|20.69|-156.44
Wesley Hills|NY|41.16|-74.07
Colusa|CA|39.21|-122.01
Steelton|PA|40.24|-76.84
Sweetwater|TN|35.60|-84.46
Topsham|ME|43.93|-69.98
Caruthersville|MO|36.19|-89.66
Laveen|AZ|33.36|-112.17
Hebron|KY|39.07|-84.70
Glendale|MO|38.60|-90.38
Rensselaer|IN|40.94|-87.15
Cocoa West|FL|28.36|-80.77
Progreso|TX|26.09|-97.96
Hilton|NY|43.29|-77.79
East Port Orchard|WA|47.52|-122.62
Walpole|MA|42.14|-71.25
Woodcliff Lake|NJ|41.02|-74.07
Watchung|NJ|40.64|-74.45
Little Silver|NJ|40.34|-74.05
Roseburg North|OR|43.26|-123.30
West Hattiesburg|MS|31.32|-89.38
Ramblewood|NJ|39.93|-74.94
New Whiteland|IN|39.56|-86.10
Brookville|OH|39.84|-84.41
James City|NC|35.09|-77.03
Charles Town|WV|39.29|-77.86
Attalla|AL|34.02|-86.09
Norwood|PA|39.89|-75.30
Carrizo Springs|TX|28.52|-99.86
Heathrow|FL|28.76|-81.37
Trenton|MO|40.08|-93.62
Raleigh Hills|OR|45.48|-122.76
Robertsdale|AL|30.55|-87.71
Bellevue|KY|39.11|-84.48
Central City|KY|37.29|-87.12
Tanglewilde-Thompson Place|WA|47.05|-122.78
Tanglewilde|WA|47.05|-122.78
Harrah|OK|35.49|-97.16
Laurel Bay|SC|32.45|-80.78
New Brighton|PA|40.73|-80.31
Bridgewater|VA|38.38|-78.98
Vancleave|MS|30.54|-88.69
Fulshear|TX|29.69|-95.90
Lecanto|FL|28.85|-82.49
Dickson City|PA|41.47|-75.61
Roseland|NJ|40.82|-74.29
Crafton|PA|40.44|-80.07
South Patrick Shores|FL|28.20|-80.61
Delano|MN|45.04|-93.79
Lewistown|MT|47.06|-109.43
Chesapeake Beach|MD|38.69|-76.53
Wescosville|PA|40.57|-75.55
Yarmouth|ME|43.80|-70.19
Norwood|NJ|41.00|-73.96
Prosser|WA|46.21|-119.77
Zephyrhills West|FL|28.23|-82.21
Richmond|MI|42.81|-82.76
Mount Zion|IL|39.77|-88.87
Portland|CT|41.57|-72.64
Punxsutawney|PA|40.94|-78.97
Lee Acres|NM|35.15|-106.65
Candelaria Arenas|PR|18.42|-66.22
Plumas Lake|CA|39.02|-121.56
Dowagiac|MI|41.98|-86.11
Orange Beach|AL|30.29|-87.57
Berkley|MA|41.85|-71.08
Kingston|TN|35.88|-84.51
Junction City|OR|44.22|-123.21
Woodland|WA|45.90|-122.74
Country Homes|WA|47.75|-117.40
Buckner|KY|38.38|-85.44
Simsbury Center|CT|41.88|-72.81
Plymouth|PA|41.24|-75.94
High Springs|FL|29.83|-82.60
Sandown|NH|42.93|-71.19
Medina|NY|43.22|-78.39
Hellertown|PA|40.58|-75.34
Byron Center|MI|42.81|-85.72
Heathcote|NJ|40.39|-74.58
Bensley|VA|37.45|-77.44
Greenville|PA|41.40|-80.39
Branford Center|CT|41.28|-72.82
Carterville|IL|37.76|-89.08
Meraux|LA|29.93|-89.92
Charleston|MO|36.92|-89.35
Manasquan|NJ|40.13|-74.05
Saint Helena|CA|38.51|-122.47
Ada|OH|40.77|-83.82
Lucerne Valley|CA|34.44|-116.97
Warren|AR|33.61|-92.06
Shady Side|MD|38.84|-76.51
Coco|PR|18.01|-66.26
Punta Santiago|PR|18.17|-65.75
Volney|NY|43.34|-76.36
Fruitridge Pocket|CA|38.53|-121.46
The Village of Indian Hill|OH|39.18|-84.34
Lake Mills|WI|43.08|-88.91
Ranchettes|WY|41.22|-104.79
DeFuniak Springs|FL|30.72|-86.12
Union|KY|38.95|-84.68
Spring Ridge|MD|39.40|-77.35
Windcrest|TX|29.52|-98.38
Prospect Park|NJ|40.94|-74.17
Edna|TX|28.98|-96.65
Belvedere|SC|33.53|-81.94
Selinsgrove|PA|40.80|-76.86
Tellico Village|TN|35.68|-84.26
Locust Grove|GA|33.35|-84.11
Boiling Spring Lakes|NC|34.03|-78.07
Washingtonville|NY|41.43|-74.17
Cheshire Village|CT|41.50|-72.90
Hollidaysburg|PA|40.43|-78.39
Fort Wright|KY|39.05|-84.53
Cheraw|SC|34.70|-79.88
Chadron|NE|42.83|-103.00
Lewisburg|PA|40.96|-76.88
McCordsville|IN|39.91|-85.92
Belding|MI|43.10|-85.23
Henryetta|OK|35.44|-95.98
Luling|TX|29.68|-97.65
Vine Grove|KY|37.81|-85.98
Prairie du Chien|WI|43.05|-91.14
Malone|NY|44.85|-74.29
Gustine|CA|37.26|-121.00
Jamestown|RI|41.50|-71.37
Sandersville|GA|32.98|-82.81
Moosic|PA|41.35|-75.74
Holdenville|OK|35.08|-96.40
Bay Harbor|MI|45.36|-85.08
Elburn|IL|41.89|-88.47
Southold|NY|41.06|-72.43
Granville|OH|40.07|-82.52
Clover|SC|35.11|-81.23
Trooper|PA|40.15|-75.40
South Oroville|CA|39.50|-121.55
Solvang|CA|34.60|-120.14
McRae|GA|32.07|-82.90
Taos|NM|36.41|-105.57
Oceanport|NJ|40.32|-74.02
Beardstown|IL|40.02|-90.42
Groveport|OH|39.88|-82.88
Grayson Valley|AL|33.65|-86.64
Sinton|TX|28.04|-97.51
Citra|FL|29.41|-82.11
Loudon|TN|35.73|-84.33
South Apopka|FL|28.66|-81.51
Mount Carmel|PA|40.80|-76.41
Hutchins|TX|32.65|-96.71
Hillsboro|IL|39.16|-89.50
White Rock|NM|35.83|-106.20
Gulf Park Estates|MS|30.39|-88.76
Petoskey|MI|45.37|-84.96
Cumming|GA|34.21|-84.14
Palmview|TX|26.23|-98.37
South Tucson|AZ|32.20|-110.97
Belmar|NJ|40.18|-74.02
Spring Grove|IL|42.44|-88.24
Rupert|ID|42.62|-113.68
Waynesboro|GA|33.09|-82.02
Sharon Hill|PA|39.91|-75.27
Spencer|MA|42.24|-71.99
Ocean Shores|WA|46.97|-124.16
Penn Wynne|PA|39.99|-75.28
Belle Fourche|SD|44.67|-103.85
Forest|MS|32.36|-89.47
Willow Springs|IL|41.74|-87.86
Wilmington|IL|41.31|-88.15
Bright|IN|39.22|-84.86
New Carlisle|OH|39.94|-84.03
Lindale|TX|32.52|-95.41
Blauvelt|NY|41.06|-73.96
South Gate Ridge|FL|27.29|-82.50
Kingston Estates|NJ|39.92|-74.99
Moores Mill|AL|34.84|-86.52
Barnhart|MO|38.34|-90.39
Deer Park|OH|39.21|-84.39
Marlin|TX|31.31|-96.90
West Modesto|CA|37.62|-121.04
Nazareth|PA|40.74|-75.31
Lebanon|KY|37.57|-85.25
Oreland|PA|40.12|-75.18
Edgemoor|DE|39.75|-75.50
Hopkinton|NH|43.19|-71.68
Corona de Tucson|AZ|31.97|-110.78
Lake Bluff|IL|42.28|-87.83
Douglass Hills|KY|38.24|-85.55
West Rancho Dominguez|CA|33.89|-118.27
Snowflake|AZ|34.51|-110.08
Fountainhead-Orchard Hills|MD|39.69|-77.72
Carlinville|IL|39.28|-89.88
Briar|TX|33.00|-97.54
Ingenio|PR|18.44|-66.23
Westville|IN|41.54|-86.90
Richland|NY|43.57|-76.05
Barberton|WA|45.69|-122.60
Covington|VA|37.79|-79.99
Sharon|MA|42.12|-71.18
Buckhannon|WV|38.99|-80.23
Gardnerville|NV|38.94|-119.75
Mena|AR|34.59|-94.24
Morristown|VT|44.56|-72.62
Pevely|MO|38.28|-90.40
Florida|PR|18.36|-66.56
Rib Mountain|WI|44.91|-89.68
Hingham|MA|42.24|-70.89
Monaca|PA|40.69|-80.27
Highland|NY|41.72|-73.96
Vinita|OK|36.64|-95.15
Ashburnham|MA|42.64|-71.91
Pontoon Beach|IL|38.73|-90.08
Bath|NY|42.34|-77.32
Tequesta|FL|26.97|-80.13
Ashton-Sandy Spring|MD|39.15|-77.01
Indian Hills|NV|39.09|-119.78
Zeeland|MI|42.81|-86.02
Foxborough|MA|42.07|-71.25
Pawcatuck|CT|41.38|-71.83
Silver Lakes|CA|34.75|-117.34
Hatillo|PR|18.49|-66.83
Quebradillas|PR|18.47|-66.94
Marlow Heights|MD|38.83|-76.95
Long Beach|NC|33.91|-78.12
Rusk|TX|31.80|-95.15
Sterling|AK|60.54|-150.76
Lakeview|NY|42.43|-75.87
Big Stone Gap|VA|36.88|-82.75
Potomac Mills|VA|38.65|-77.29
Snyderville|UT|40.69|-111.54
Bellaire|NY|40.71|-73.75
Dresher|PA|40.14|-75.17
Rockdale|TX|30.66|-97.00
Okeechobee|FL|27.24|-80.83
Pana|IL|39.39|-89.08
Atlanta|TX|33.11|-94.16
Keyes|CA|37.56|-120.92
Finderne|NJ|40.56|-74.58
Silver Lake|NC|34.15|-77.91
Gardiner|ME|44.23|-69.78
Exeter|PA|41.32|-75.82
Richmond|MO|39.28|-93.98
Union Beach|NJ|40.45|-74.18
Pelham Manor|NY|40.90|-73.81
Milton|WI|42.78|-88.94
West Hills|NY|40.82|-73.43
Breckenridge|TX|32.76|-98.90
Coraopolis|PA|40.52|-80.17
Whiteville|NC|34.34|-78.70
Woods Creek|WA|47.88|-121.90
Salamanca|NY|42.16|-78.72
Gray|LA|29.70|-90.79
Wadesboro|NC|34.97|-80.08
West Samoset|FL|27.47|-82.56
Three Points|AZ|32.08|-111.31
Hidden Valley Lake|CA|38.81|-122.56
Combee Settlement|FL|28.06|-81.91
Alma|AR|35.48|-94.22
Weldon Spring|MO|38.71|-90.69
Palmview South|TX|26.22|-98.38
Paoli|PA|40.04|-75.48
Jan-Phyl Village|FL|28.01|-81.77
Falcon Heights|MN|44.99|-93.17
Greenwood|MO|38.85|-94.34
Wayne|NE|42.23|-97.02
Swartz Creek|MI|42.96|-83.83
Greenacres|CA|35.38|-119.11
Crozet|VA|38.07|-78.70
Newberry|FL|29.65|-82.61
Naples Manor|FL|26.09|-81.73
Fussels Corner|FL|28.05|-81.86
Holdrege|NE|40.44|-99.37
Woodside|CA|37.43|-122.25
Nephi|UT|39.71|-111.84
Lake Fenton|MI|42.85|-83.71
Shippensburg|PA|40.05|-77.52
Corcoran|MN|45.10|-93.55
Wappingers Falls|NY|41.60|-73.91
Gateway|AK|61.57|-149.24
Ocean City|FL|30.44|-86.61
Brady|TX|31.14|-99.34
Helena|AR|34.53|-90.59
Bessemer City|NC|35.28|-81.28
Eastham|MA|41.83|-69.97
Nurillo|TX|26.27|-98.12
Marbletown|NY|41.88|-74.11
Grissom Air Force Base|IN|40.66|-86.15
Duquesne|PA|40.38|-79.86
Webster|NY|43.21|-77.43
Marksville|LA|31.13|-92.07
Litchfield Park|AZ|33.49|-112.36
Morris Plains|NJ|40.82|-74.48
Edgerton|WI|42.84|-89.07
Paola|KS|38.57|-94.88
Jeanerette|LA|29.91|-91.66
Old Bethpage|NY|40.76|-73.45
Lake Forest|FL|25.98|-80.18
Glencoe|MN|44.77|-94.15
Hamlin|NY|43.30|-77.92
Minot Air Force Base|ND|48.42|-101.34
Rochelle Park|NJ|40.91|-74.08
Durham|CA|39.65|-121.80
Hightstown|NJ|40.27|-74.52
Anthony|TX|32.00|-106.61
West Side Highway|WA|46.18|-122.92
Adams|MA|42.62|-73.12
Mayflower Village|CA|34.12|-118.01
Homer|AK|59.64|-151.55
Crystal Lake|FL|28.04|-81.91
Fellsmere|FL|27.77|-80.60
Waterville|OH|41.50|-83.72
West Bountiful|UT|40.89|-111.90
Monticello|IL|40.03|-88.57
Williamston|NC|35.85|-77.06
Harris Hill|NY|42.96|-78.68
Richlands|VA|37.09|-81.79
Germantown|OH|39.63|-84.37
Pass Christian|MS|30.32|-89.25
Wyndmoor|PA|40.08|-75.19
Harrisburg|SD|43.43|-96.70
Emporia|VA|36.69|-77.54
Lyndon|VT|44.51|-72.01
Wellston|OH|39.12|-82.53
Elverta|CA|38.71|-121.46
Glendive|MT|47.11|-104.71
Coal City|IL|41.29|-88.29
Rancho Murieta|CA|38.50|-121.09
Fort Myers Shores|FL|26.71|-81.75
Canal Fulton|OH|40.89|-81.60
Chester|SC|34.70|-81.21
Saint Clair|MI|42.82|-82.49
Northfield|IL|42.10|-87.78
Lake Murray of Richland|SC|34.12|-81.26
Southampton|MA|42.23|-72.73
Robbins|IL|41.64|-87.70
Lake Alfred|FL|28.09|-81.72
Mascotte|FL|28.58|-81.89
Red Oak|IA|41.01|-95.23
Hawkinsville|GA|32.28|-83.47
Wake Village|TX|33.43|-94.11
Iola|KS|37.92|-95.40
Algona|IA|43.07|-94.23
Turner|ME|44.26|-70.26
Anamosa|IA|42.11|-91.29
Cumberland|IN|39.78|-85.96
El Granada|CA|37.50|-122.47
Salida|CO|38.53|-106.00
Isanti|MN|45.49|-93.25
Vail|CO|39.64|-106.37
Nashville|NC|35.97|-77.97
Somerdale|NJ|39.84|-75.02
Cameron|TX|30.85|-96.98
Brush|CO|40.26|-103.62
Centerport|NY|40.89|-73.38
Chamberlayne|VA|37.63|-77.43
Comstock Northwest|MI|42.32|-85.52
Willard|MO|37.31|-93.43
La Habra Heights|CA|33.96|-117.95
Waimanalo|HI|21.35|-157.72
Lebanon|ME|43.39|-70.85
Fort Washington|PA|40.14|-75.21
Los Chavez|NM|34.73|-106.76
Connell|WA|46.66|-118.86
North Hills|NY|40.78|-73.68
Stroudsburg|PA|40.99|-75.19
Batesburg-Leesville|SC|33.91|-81.54
Williamson|AZ|34.69|-112.54
Macon|MO|39.74|-92.47
Brewton|AL|31.11|-87.07
Dayton|KY|39.11|-84.47
New Holland|PA|40.10|-76.09
Glasgow Village|MO|38.75|-90.20
Rockwood|TN|35.87|-84.68
Sayre|PA|41.98|-76.52
Berlin|WI|43.97|-88.94
Clarinda|IA|40.74|-95.04
South Hooksett|NH|43.03|-71.44
Colby|KS|39.40|-101.05
Manchester|WA|47.56|-122.55
Paxtonia|PA|40.32|-76.79
Sherwood Manor|CT|42.01|-72.56
White City|UT|40.57|-111.86
Winfield|IN|41.41|-87.28
Uhrichsville|OH|40.39|-81.35
Englewood Cliffs|NJ|40.89|-73.95
Basehor|KS|39.14|-94.94
Brownsfield|LA|30.55|-91.12
Diboll|TX|31.19|-94.78
Starke|FL|29.94|-82.11
Aberdeen|MS|33.83|-88.54
Goshen|NY|41.40|-74.32
Strawberry|CA|37.90|-122.51
Winston|OR|43.12|-123.41
Progress Village|FL|27.90|-82.36
Lochbuie|CO|40.01|-104.72
New Gloucester|ME|43.96|-70.28
Islip Terrace|NY|40.74|-73.19
Titusville|PA|41.63|-79.67
Bowling Green|MO|39.34|-91.20
Hidden Valley|IN|39.16|-84.84
Terryville|CT|41.68|-73.01
Huntertown|IN|41.23|-85.17
Timber Pines|FL|28.47|-82.60
Pinckneyville|IL|38.08|-89.38
Oxford|PA|39.79|-75.98
Fox Chapel|PA|40.51|-79.88
New Castle|DE|39.66|-75.57
Palermo|CA|39.44|-121.54
Suncook|NH|43.13|-71.45
Mendon|MA|42.11|-71.55
Eureka|IL|40.72|-89.27
Perezville|TX|26.22|-98.40
Ballston Spa|NY|43.00|-73.85
Waynesville|MO|37.83|-92.20
Centerville|IA|42.09|-93.94
Summit|AZ|32.07|-110.95
Worland|WY|44.02|-107.96
Berryville|AR|36.36|-93.57
Manchester-by-the-Sea|MA|42.58|-70.77
Stapleton|NY|40.63|-74.08
Old Fig Garden|CA|36.80|-119.81
Waldon|CA|37.93|-122.06
Contra Costa Centre|CA|37.93|-122.06
Media|PA|39.92|-75.39
Wilton|CA|38.41|-121.27
Waterford|WI|42.76|-88.21
Ripley|MS|34.73|-88.95
Tyrone|PA|40.67|-78.24
Highwood|IL|42.20|-87.81
Morris|MN|45.59|-95.91
Fairport|NY|43.10|-77.44
Zimmerman|MN|45.44|-93.59
Northwood|OH|40.47|-83.73
Post|TX|33.19|-101.38
Wind Lake|WI|42.83|-88.16
Hazard|KY|37.25|-83.19
Cave Creek|AZ|33.83|-111.95
Stokesdale|NC|36.24|-79.98
Cape May Court House|NJ|39.08|-74.82
Nassau Village-Ratliff|FL|30.51|-81.81
Manitou Springs|CO|38.86|-104.92
Dacula|GA|33.99|-83.90
Calistoga|CA|38.58|-122.58
Rothschild|WI|44.89|-89.62
Byron|MN|44.03|-92.65
Pumphrey|MD|39.22|-76.64
Monticello|IN|40.75|-86.76
Yarmouth Port|MA|41.70|-70.25
Weiser|ID|44.25|-116.97
Adel|GA|31.14|-83.42
Spring Valley|IL|41.33|-89.20
Poland|ME|44.06|-70.39
Lehighton|PA|40.83|-75.71
Eucalyptus Hills|CA|32.88|-116.95
South Gastonia|NC|35.22|-81.21
New Hempstead|NY|41.15|-74.03
Palmerton|PA|40.80|-75.61
Edgewater|CO|39.75|-105.06
Hardeeville|SC|32.29|-81.08
Smiths Station|AL|32.54|-85.10
Mount Arlington|NJ|40.93|-74.63
Mount Carmel|TN|36.55|-82.66
Newmarket|NH|43.08|-70.94
Greenbrier|AR|35.23|-92.39
McKenzie|TN|36.13|-88.52
Silver Springs|NV|39.42|-119.22
Pecan Plantation|TX|32.36|-97.68
Williamsburg|KY|36.74|-84.16
Hartsdale|NY|41.02|-73.80
Jonesborough|TN|36.29|-82.47
Asbury|IA|42.51|-90.75
Indian Wells|CA|33.72|-116.34
Centerville|SC|34.53|-82.70
Cahaba Heights|AL|33.46|-86.73
Terrell Hills|TX|29.47|-98.45
Collegeville|PA|40.19|-75.45
Boulevard Park|WA|47.49|-122.32
Eastman|GA|32.20|-83.18
Linton|IN|39.03|-87.17
New Ipswich|NH|42.75|-71.85
South Haven|IN|41.54|-87.14
Warrenton|OR|46.17|-123.92
Harvest|AL|34.86|-86.75
Harpswell Center|ME|43.80|-69.98
Bliss Corner|MA|41.61|-70.94
Bluefield|VA|37.25|-81.27
Saint Paul Park|MN|44.84|-92.99
Walterboro|SC|32.91|-80.67
Rye|NH|43.01|-70.77
Big Flats|NY|42.14|-76.94
Zephyrhills South|FL|28.21|-82.19
Saranac Lake|NY|44.33|-74.13
Creve Coeur|IL|40.65|-89.59
Turtle Creek|PA|40.41|-79.83
Schlusser|PA|40.24|-77.18
Shillington|PA|40.31|-75.97
Hampden|MA|42.06|-72.41
West Clarkston-Highland|WA|46.40|-117.06
Delhi Hills|OH|39.09|-84.61
Carlisle|OH|39.58|-84.32
Lajas|PR|18.05|-67.06
Williamsville|NY|42.96|-78.74
Palm Springs North|FL|25.94|-80.33
Glenwood|IA|41.05|-95.74
East Moriches|NY|40.81|-72.76
Tonganoxie|KS|39.11|-95.09
Woodstock|VA|38.88|-78.51
Keyser|WV|39.44|-78.97
Folkston|GA|30.83|-82.01
Scituate|MA|42.20|-70.73
Forked River|NJ|39.84|-74.19
Dove Valley|CO|39.58|-104.83
De Witt|IA|41.82|-90.54
Chester|NH|42.96|-71.26
Waipio Acres|HI|21.46|-158.01
Moab|UT|38.57|-109.55
Tracyton|WA|47.61|-122.66
Grosse Pointe|MI|42.39|-82.91
Paulden|AZ|34.89|-112.47
Schuylkill Haven|PA|40.63|-76.17
Evansville|WI|42.78|-89.30
Eaton Rapids|MI|42.51|-84.66
Hugo|OK|34.01|-95.51
Midfield|AL|33.46|-86.91
River Park|FL|27.31|-80.35
Crossett|AR|33.13|-91.96
Hoopeston|IL|40.47|-87.67
Pine Island Ridge|FL|26.09|-80.27
Concordia|KS|39.57|-97.66
New Martinsville|WV|39.64|-80.86
Floral City|FL|28.75|-82.30
Dumfries|VA|38.57|-77.33
Montevideo|MN|44.95|-95.72
Fruitland|MD|38.32|-75.62
Kennebunk|ME|43.38|-70.54
Lone Grove|OK|34.18|-97.26
Guayanilla|PR|18.02|-66.79
Marion|MA|41.70|-70.76
Big Bear Lake|CA|34.24|-116.91
Preston|ID|42.10|-111.88
Center|TX|31.51|-96.42
Oak Park|IN|38.31|-85.70
Grambling|LA|32.53|-92.71
Slinger|WI|43.33|-88.29
Bisbee|AZ|31.45|-109.93
Chelsea|MI|42.32|-84.02
Berkeley|IL|41.89|-87.90
Bangor|PA|40.87|-75.21
Grandwood Park|IL|42.39|-87.99
Saranap|CA|37.88|-122.08
Poolesville|MD|39.15|-77.42
Hutchinson Island South|FL|27.30|-80.22
Camp Pendleton North|CA|33.31|-117.32
Creswell|OR|43.92|-123.02
Rockingham|VT|43.19|-72.49
Nelsonville|OH|39.46|-82.23
Orchard Homes|MT|46.86|-114.05
Hilmar-Irwin|CA|37.40|-120.85
Genoa|IL|42.10|-88.69
Williams|CA|39.15|-122.15
South Highpoint|FL|27.92|-82.71
Iowa Falls|IA|42.52|-93.25
Mont Belvieu|TX|29.85|-94.89
Springfield|MI|42.33|-85.24
Abbeville|SC|34.18|-82.38
Kayenta|AZ|36.73|-110.25
Wailua Homesteads|HI|22.07|-159.38
Gilmer|TX|32.73|-94.94
Prairie Grove|AR|35.98|-94.32
Muleshoe|TX|34.23|-102.72
Saint Clairsville|OH|40.08|-80.90
Sunset|UT|41.14|-112.03
Albertson|NY|40.77|-73.64
White Hall|AR|34.27|-92.09
Alva|OK|36.80|-98.67
Odessa|MO|39.00|-93.95
Chackbay|LA|29.88|-90.80
Montrose-Ghent|OH|41.15|-81.64
Winterset|IA|41.33|-94.01
Livingston|TX|30.71|-94.93
Bear Valley Springs|CA|35.16|-118.63
Brookhaven|WV|39.61|-79.90
Layhill|MD|39.09|-77.04
Mechanicville|NY|42.90|-73.69
Santa Barbara|PR|18.39|-65.92
Central|SC|34.72|-82.78
Northumberland|NY|43.13|-73.59
Birdsboro|PA|40.26|-75.80
Flat River|MO|37.85|-90.52
Glencoe|AL|33.96|-85.93
Sunnyslope|CA|34.01|-117.43
Mocksville|NC|35.89|-80.56
Lakehills|TX|29.60|-98.94
Wildwood|NJ|38.99|-74.81
Grafton|WV|39.34|-80.02
Vinton|IA|42.17|-92.02
Chardon|OH|41.61|-81.15
Stansbury park|UT|40.64|-112.30
Tipton|IN|40.28|-86.04
Daleville|AL|31.31|-85.71
Poplar Grove|IL|42.37|-88.82
Maplewood|WA|47.40|-122.56
Tichigan|WI|42.83|-88.20
Kaser|NY|41.12|-74.07
Kings Point|NY|40.82|-73.74
Port Allen|LA|30.45|-91.21
Wheatley Heights|NY|40.76|-73.37
Bowie|TX|33.56|-97.85
Tara Hills|CA|37.99|-122.32
Dos Palos|CA|36.99|-120.63
Homestead Meadows North|TX|31.85|-106.17
Brookshire|TX|29.79|-95.95
Sugarcreek|PA|41.42|-79.88
Carmi|IL|38.09|-88.16
Olyphant|PA|41.47|-75.60
Savannah|MO|39.94|-94.83
Dunlap|TN|35.37|-85.39
Byron|GA|32.65|-83.76
Sawmills|NC|35.82|-81.47
Pound Ridge|NY|41.21|-73.57
Piedmont|SC|34.70|-82.46
South Bay|FL|26.66|-80.72
Colona|IL|41.48|-90.35
El Cerrito Corona|CA|33.84|-117.52
Turpin Hills|OH|39.11|-84.38
Springhill|LA|33.01|-93.47
Perry|OK|36.29|-97.29
Sulphur|OK|34.51|-96.97
Sunbury|OH|40.24|-82.86
Sparta|TN|35.93|-85.46
Milan|IL|41.45|-90.57
Dayton|MN|45.24|-93.51
Chestertown|MD|39.21|-76.07
Bolivar|TN|35.26|-88.99
Columbia Falls|MT|48.37|-114.18
Bridgeville|PA|40.36|-80.11
Wahneta|FL|27.95|-81.73
Doffing|TX|26.27|-98.39
Camilla|GA|31.23|-84.21
Zapata|TX|26.91|-99.27
Auburn|NH|43.00|-71.35
Sheldon|IA|43.18|-95.86
Fruitland|ID|44.01|-116.92
Glennville|GA|31.94|-81.93
Summerside|OH|39.10|-84.29
Monee|IL|41.42|-87.74
Buellton|CA|34.61|-120.19
South Pasadena|FL|27.76|-82.74
Adjuntas|PR|18.16|-66.72
North Scituate|MA|42.22|-70.79
Kensington|CA|37.91|-122.28
Deschutes River Woods|OR|43.99|-121.36
Boiling Springs|SC|35.05|-81.98
Lake Norman of Catawba|NC|35.59|-80.96
Manchester|IA|42.48|-91.46
Paris|ME|44.26|-70.50
Kenneth City|FL|27.82|-82.72
Granite Shoals|TX|30.59|-98.38
Allegan|MI|42.53|-85.86
Watseka|IL|40.78|-87.74
Cold Spring Harbor|NY|40.87|-73.46
New Burlington|OH|39.26|-84.56
Kingsford|MI|45.79|-88.07
Wapato|WA|46.45|-120.42
Cidra|PR|18.18|-66.16
Giddings|TX|30.18|-96.94
McGregor|TX|31.44|-97.41
Fort Pierce South|FL|27.41|-80.35
Warm Mineral Springs|FL|27.06|-82.26
Redwood Falls|MN|44.54|-95.12
Apple Valley|OH|40.44|-82.35
Blaine|WA|48.99|-122.75
Ayden|NC|35.47|-77.42
Hampton|MD|39.42|-76.58
Eagleton Village|TN|35.80|-83.93
Shanor-Northvue|PA|40.91|-79.92
Demarest|NJ|40.96|-73.96
Northfield|NH|43.43|-71.59
Alexandria|IN|40.26|-85.68
Samsula-Spruce Creek|FL|29.05|-81.06
Childersburg|AL|33.28|-86.35
Gretna|NE|41.14|-96.24
Fairfield|IL|42.22|-88.06
Morganville|NJ|40.38|-74.24
Lemmon Valley|NV|39.64|-119.84
Forest Hills|TN|36.07|-86.84
Mathis|TX|28.09|-97.83
Waterloo|NY|42.90|-76.86
Moultonborough|NH|43.75|-71.40
Thiells|NY|41.21|-74.02
Vandergrift|PA|40.60|-79.56
Rainsville|AL|34.49|-85.85
Fairwood|MD|38.96|-76.78
Cherokee|IA|42.75|-95.55
Kutztown|PA|40.52|-75.78
Centreville|IL|38.58|-90.13
Lake City|MN|44.45|-92.27
Frankenmuth|MI|43.33|-83.74
Sea Cliff|NY|40.85|-73.64
Tucumcari|NM|35.17|-103.73
Robinwood|MD|39.64|-77.66
Valparaiso|FL|30.51|-86.50
Shenandoah|IA|40.77|-95.37
Munroe Falls|OH|41.14|-81.44
Holbrook|AZ|34.90|-110.16
Staunton|IL|39.01|-89.79
Spirit Lake|IA|43.42|-95.10
Port Isabel|TX|26.07|-97.21
Penn Yan|NY|42.66|-77.05
West Salem|WI|43.90|-91.08
Richland Center|WI|43.33|-90.39
Dellwood|MO|38.75|-90.29
West Sayville|NY|40.73|-73.10
Saltillo|MS|34.38|-88.68
Shady Hollow|TX|30.16|-97.86
North Fond du Lac|WI|43.81|-88.48
Harlan|IA|41.65|-95.33
Houlton|ME|46.13|-67.84
Ironwood|MI|46.45|-90.17
Mendham|NJ|40.78|-74.60
Preston City|CT|41.53|-71.97
Cutler|CA|36.52|-119.29
Saint Augustine South|FL|29.84|-81.31
Tillamook|OR|45.46|-123.85
Bondurant|IA|41.70|-93.46
Boxborough|MA|42.49|-71.53
Columbus|WI|43.34|-89.02
East Flat Rock|NC|35.28|-82.42
Travelers Rest|SC|34.97|-82.44
South Amherst|MA|42.34|-72.51
Salem|MO|37.65|-91.54
Thatcher|AZ|32.85|-109.76
Lake Wildwood|CA|39.23|-121.20
Krum|TX|33.26|-97.24
Mayville|WI|43.49|-88.54
Stafford Springs|CT|41.95|-72.30
Olympia Fields|IL|41.51|-87.67
Jay|ME|44.50|-70.22
Arnold|PA|40.58|-79.77
Grymes Hill|NY|40.62|-74.09
Swoyersville|PA|41.29|-75.87
Needles|CA|34.85|-114.61
Jackson|GA|33.29|-83.97
Chisholm|MN|47.49|-92.88
Carle Place|NY|40.75|-73.61
Bloomingdale|DC|38.92|-77.01
Normandy|MO|38.72|-90.30
Placitas|NM|35.31|-106.42
Waynesboro|MS|31.67|-88.65
Violet|LA|29.90|-89.90
Lake Barrington|IL|42.21|-88.15
Osceola|IA|41.03|-93.77
Angier|NC|35.51|-78.74
San Leon|TX|29.48|-94.92
Ocean Bluff-Brant Rock|MA|42.10|-70.66
North Oaks|MN|45.10|-93.08
Green Tree|PA|40.41|-80.05
Jackson|AL|31.51|-87.89
West Elmira|NY|42.08|-76.85
Rockport|MA|42.66|-70.62
Davison|MI|43.03|-83.52
Zebulon|NC|35.82|-78.31
Moca|PR|18.39|-67.11
Marseilles|IL|41.33|-88.71
Westvale|NY|43.05|-76.22
Heeia|HI|21.43|-157.82
Hollywood|SC|32.73|-80.24
Falfurrias|TX|27.23|-98.14
Lawrenceburg|IN|39.09|-84.85
Circle Pines|MN|45.15|-93.15
Eastgate|WA|47.57|-122.15
Scenic Oaks|TX|29.71|-98.68
Avondale|LA|29.91|-90.20
Pleasant Run|OH|39.30|-84.56
Yosemite Lakes|CA|37.19|-119.77
Butler Beach|FL|29.80|-81.27
Winona Lake|IN|41.23|-85.82
Bristol|WI|42.56|-88.05
South Sarasota|FL|27.29|-82.53
Clarks Summit|PA|41.49|-75.71
Firthcliffe|NY|41.44|-74.05
Clementon|NJ|39.81|-74.98
Orange|VA|38.25|-78.11
Mansfield|LA|32.04|-93.70
Deale|MD|38.78|-76.56
Penns Grove|NJ|39.73|-75.47
Flora|IL|38.67|-88.49
Utica|MI|42.63|-83.03
Medical Lake|WA|47.57|-117.68
Ranson|WV|39.30|-77.86
Desloge|MO|37.87|-90.53
Crystal Springs|MS|31.99|-90.36
Westmont|PA|40.32|-78.95
Wauchula|FL|27.55|-81.81
New Boston|NH|42.98|-71.69
Boothwyn|PA|39.83|-75.44
Highland Lake|NJ|41.18|-74.46
Duryea|PA|41.34|-75.74
Amelia|OH|39.03|-84.22
Chisago City|MN|45.37|-92.89
Stone Park|IL|41.91|-87.88
Eaton|CO|40.53|-104.71
Bulverde|TX|29.74|-98.45
Fort Stewart|GA|31.87|-81.61
Boulder Creek|CA|37.13|-122.12
Aguilita|PR|18.02|-66.53
Willow Park|TX|32.76|-97.65
Johnstown|OH|40.15|-82.69
Twin Lakes|CA|36.97|-122.00
Searingtown|NY|40.77|-73.66
Ahoskie|NC|36.29|-76.98
Hermon|ME|44.81|-68.91
North Windham|ME|43.83|-70.44
Carthage|MS|32.73|-89.54
Brent|AL|32.94|-87.16
Wrightsboro|NC|34.29|-77.92
Breckenridge|CO|39.48|-106.04
Peppermill Village|MD|38.89|-76.89
Salem|NJ|39.57|-75.47
East Freehold|NJ|40.28|-74.25
Spry|PA|39.92|-76.68
Cicero|IN|40.12|-86.01
Chittenango|NY|43.05|-75.87
Union Grove|WI|42.69|-88.05
Windsor Heights|IA|41.60|-93.71
Seven Lakes|NC|35.28|-79.56
Palos Park|IL|41.67|-87.83
Benson|AZ|31.97|-110.29
Peculiar|MO|38.72|-94.46
Bay Hill|FL|28.47|-81.52
Toronto|OH|40.46|-80.60
Prospect|KY|38.35|-85.62
Sawgrass|FL|30.19|-81.37
Porter|IN|41.62|-87.07
Hadley|MA|42.34|-72.59
Brookdale|SC|33.51|-80.82
Shenandoah|PA|40.82|-76.20
Whiting|IN|41.68|-87.49
East Harwich|MA|41.70|-70.03
Blakely|GA|31.38|-84.93
Longview|NC|35.73|-81.38
Manheim|PA|40.16|-76.39
Flagler Beach|FL|29.47|-81.13
Salisbury|MA|42.84|-70.86
Eagar|AZ|34.11|-109.29
Highlands|NJ|40.40|-73.99
Kingfisher|OK|35.86|-97.93
Denver City|TX|32.96|-102.83
Mount Hood Village|OR|45.36|-121.98
Running Springs|CA|34.21|-117.11
Telford|PA|40.32|-75.33
Willits|CA|39.41|-123.36
Raeford|NC|34.98|-79.22
Northvale|NJ|41.01|-73.95
Niskayuna|NY|42.78|-73.85
Sansom Park|TX|32.81|-97.40
Town and Country|WA|47.73|-117.42
Franklin|NJ|41.12|-74.58
Nashville|GA|31.21|-83.25
Bellingham|MA|42.09|-71.47
Omak|WA|48.41|-119.53
Farmers Loop|AK|64.91|-147.70
Wellington|OH|41.17|-82.22
Edenton|NC|36.06|-76.61
Crestwood|KY|38.32|-85.47
Crystal City|MO|38.22|-90.38
Beckett|NJ|39.75|-75.36
Exton|PA|40.03|-75.62
Lakeview|GA|34.98|-85.26
Tea|SD|43.45|-96.84
Flower Hill|NY|40.81|-73.68
Platte City|MO|39.37|-94.78
Massanetta Springs|VA|38.40|-78.83
Gilbertsville|PA|40.32|-75.61
Colorado City|AZ|36.99|-112.98
Oak Park Heights|MN|45.03|-92.79
Gladstone|MI|45.85|-87.02
Luray|VA|38.67|-78.46
La Crescent|MN|43.83|-91.30
Harrington Park|NJ|40.98|-73.98
Lake Worth|TX|32.80|-97.45
Manchester|MD|39.66|-76.88
Rio Bravo|TX|27.36|-99.48
Sonora|CA|37.98|-120.38
Sierra View|PA|41.01|-75.46
Sheridan|AR|34.31|-92.40
Evansdale|IA|42.47|-92.28
Clinton|IN|39.66|-87.40
Elmsford|NY|41.06|-73.82
Lakeport|CA|39.04|-122.92
Waikoloa|HI|19.94|-155.79
Neptune City|NJ|40.20|-74.03
Naval Academy|MD|38.99|-76.49
Carmel|NY|41.43|-73.68
Eagleville|PA|40.16|-75.41
Veneta|OR|44.05|-123.35
Rocky Mount|VA|37.00|-79.89
Carlisle|MA|42.53|-71.35
Sultan|WA|47.86|-121.82
Ridge Wood Heights|FL|27.29|-82.51
Auburn|IL|39.59|-89.75
Farrell|PA|41.21|-80.50
Dacono|CO|40.08|-104.94
Friendship Village|MD|38.96|-77.09
Mount Pleasant|TN|35.53|-87.21
Little Falls|NY|43.04|-74.86
North Braddock|PA|40.40|-79.84
Providence|TX|33.23|-96.96
Madisonville|TN|35.52|-84.36
Colchester|CT|41.58|-72.33
Seat Pleasant|MD|38.90|-76.91
Pinardville|NH|42.99|-71.51
Tallassee|AL|32.54|-85.89
Adairsville|GA|34.37|-84.93
Nolanville|TX|31.08|-97.61
Sayre|OK|35.29|-99.64
Blue Point|NY|40.74|-73.03
West Pittston|PA|41.33|-75.79
Royersford|PA|40.18|-75.54
Hockinson|WA|45.74|-122.49
Winchester|IN|40.17|-84.98
Newport|NH|43.37|-72.17
Annville|PA|40.33|-76.52
Island Park|NY|40.60|-73.66
Belleview|FL|29.06|-82.06
Berwick|LA|29.69|-91.22
Silverton|OH|39.19|-84.40
Winnsboro|LA|32.16|-91.72
Obetz|OH|39.88|-82.95
Lake Holiday|IL|41.61|-88.67
Edgefield|SC|33.79|-81.93
Smith Mills|MA|41.64|-70.99
Tulia|TX|34.54|-101.76
Meadows Place|TX|29.65|-95.59
Brielle|NJ|40.11|-74.06
East Quogue|NY|40.84|-72.58
Hunters Creek Village|TX|29.77|-95.50
Villages of Oriole|FL|26.46|-80.15
LaBelle|FL|26.76|-81.44
Midway North|TX|26.19|-98.02
Glendora|NJ|39.84|-75.07
Jonesboro|GA|33.52|-84.35
Westwood|KY|38.48|-82.67
Midway|NC|35.95|-80.22
Barling|AR|35.33|-94.30
Kahaluu|HI|21.46|-157.84
Headland|AL|31.35|-85.34
Palmetto|GA|33.52|-84.67
Cheboygan|MI|45.65|-84.47
Whitfield|PA|40.34|-76.01
Edwardsville|PA|41.27|-75.92
Miami Heights|OH|39.17|-84.72
Lexington|OH|40.68|-82.58
Mount Olive|NC|35.20|-78.07
Vamo|FL|27.22|-82.50
New Lexington|OH|39.71|-82.21
Saint Clair|MO|38.35|-90.98
Cottleville|MO|38.75|-90.65
Newport|NC|34.79|-76.86
Rio Communities|NM|34.65|-106.73
Vandercook Lake|MI|42.19|-84.39
North Hampton|NH|42.97|-70.83
Goddard|KS|37.66|-97.58
Colville|WA|48.55|-117.91
Monticello|LA|32.60|-91.39
Brisbane|CA|37.68|-122.40
Breckenridge Hills|MO|38.71|-90.37
Pleasant Garden|NC|35.96|-79.76
Penitas|TX|26.23|-98.44
Piedmont|AL|33.92|-85.61
West Milton|OH|39.96|-84.33
Spring Lake Heights|NJ|40.15|-74.03
La Grange|TX|29.91|-96.88
Imperial|MO|38.37|-90.38
Archer Lodge|NC|35.69|-78.38
Meadow Lake|NM|34.80|-106.54
Polson|MT|47.69|-114.16
Lake Montezuma|AZ|34.63|-111.78
Devine|TX|29.14|-98.91
Wakefield|NH|43.57|-71.03
Elko New Market|MN|44.56|-93.33
Ward|AR|35.03|-91.95
Perry|UT|41.46|-112.03
Farley|KY|37.05|-88.57
Oak Hill|TN|36.09|-86.78
Becker|MN|45.39|-93.88
Piney|AR|34.50|-93.13
New Roads|LA|30.70|-91.44
Glen Head|NY|40.84|-73.62
Sabattus|ME|44.12|-70.11
New Haven|MI|43.09|-84.15
Portland|NY|42.38|-79.47
Danville|PA|40.96|-76.61
New Boston|TX|33.46|-94.42
Hendron|KY|37.04|-88.63
Fox River Grove|IL|42.20|-88.21
Mountain Grove|MO|37.13|-92.26
Princeton|MN|45.57|-93.58
Lake Sarasota|FL|27.29|-82.44
Erwin|NC|35.33|-78.68
Fishhook|AK|61.74|-149.24
Simonton Lake|IN|41.75|-85.97
Old Westbury|NY|40.79|-73.60
Luverne|MN|43.65|-96.21
Myrtletown|CA|40.79|-124.13
Boiling Springs|NC|35.25|-81.67
Walnut Ridge|AR|36.07|-90.96
Mount Repose|OH|39.20|-84.22
Michigan Center|MI|42.23|-84.33
Carlyss|LA|30.17|-93.38
Baldwin City|KS|38.78|-95.19
New Castle|CO|39.57|-107.54
Donora|PA|40.17|-79.86
Higginsville|MO|39.07|-93.72
Granite Falls|NC|35.80|-81.43
Rochester|MA|41.73|-70.82
Canastota|NY|43.08|-75.75
Purchase|NY|41.04|-73.71
Dardanelle|AR|35.22|-93.16
El Cerro Mission|NM|34.76|-106.64
Whiskey Creek|FL|26.57|-81.89
DeWitt|MI|42.84|-84.57
Ossipee|NH|43.69|-71.12
Pleasant Run Farm|OH|39.30|-84.55
Newton Falls|OH|41.19|-80.98
Bayou Vista|LA|29.69|-91.27
Montebello|NY|41.14|-74.12
Dodgeville|WI|42.96|-90.13
Brookline|NH|42.73|-71.66
Comerío|PR|18.22|-66.23
Ashland City|TN|36.27|-87.06
Raymond|ME|43.90|-70.47
Jackson|CA|38.35|-120.77
West Bay Shore|NY|40.71|-73.28
McMurray|PA|40.28|-80.08
Lely Resort|FL|26.08|-81.70
Rock Hill|MO|38.61|-90.38
Midway|UT|40.51|-111.47
Columbia|KY|37.10|-85.31
Offutt Air Force Base|NE|41.12|-95.92
Naguabo|PR|18.21|-65.73
Avalon|PA|40.50|-80.07
Erda|UT|40.61|-112.30
Flemington|NJ|40.51|-74.86
Jim Thorpe|PA|40.88|-75.73
Amite|LA|30.73|-90.51
Smithville|TN|35.96|-85.81
Mount Ephraim|NJ|39.88|-75.09
Ardsley|NY|41.01|-73.84
Madisonville|TX|30.95|-95.91
Hollis Center|ME|43.61|-70.59
Lemoyne|PA|40.24|-76.89
Fort Rucker|AL|31.34|-85.72
Elmwood|LA|29.96|-90.19
Palacios|TX|28.71|-96.22
Eldon|MO|38.35|-92.58
Buffalo|WY|44.35|-106.70
Manlius|NY|43.00|-75.98
Grandyle Village|NY|43.00|-78.96
Fountain Hill|PA|40.60|-75.40
Wamego|KS|39.20|-96.31
Centreville|MD|39.04|-76.07
Primera|TX|26.23|-97.76
Mineola|TX|32.66|-95.49
Dallas|NC|35.32|-81.18
South Bound Brook|NJ|40.55|-74.53
Kaplan|LA|30.00|-92.28
Galeville|NY|43.09|-76.17
Westlake|LA|30.24|-93.25
McLoud|OK|35.44|-97.09
Farmville|NC|35.60|-77.59
Forestbrook|SC|33.72|-78.96
Wayzata|MN|44.97|-93.51
Montgomery|NY|41.53|-74.24
Sherman|IL|39.89|-89.60
Saint James|MN|43.98|-94.63
Huber Ridge|OH|40.09|-82.92
Cherokee Village|AR|36.30|-91.52
Parker|FL|30.13|-85.60
Buena|NJ|39.51|-74.92
Pittsburg|TX|33.00|-94.97
Hamilton|MT|46.25|-114.16
Dulles Town Center|VA|39.04|-77.42
Shelbyville|IL|39.41|-88.79
Hazardville|CT|41.99|-72.54
Philomath|OR|44.54|-123.37
Lexington|MO|39.18|-93.88
Foster|RI|41.85|-71.76
Humboldt|IA|42.72|-94.22
Kalaheo|HI|21.92|-159.53
Marlow|OK|34.65|-97.96
Grant City|NY|40.58|-74.10
Portola Valley|CA|37.38|-122.24
Cresaptown|MD|39.59|-78.83
Lake Darby|OH|39.96|-83.23
Barnwell|SC|33.24|-81.36
Seagate|NC|34.21|-77.84
Epsom|NH|43.22|-71.33
Addis|LA|30.35|-91.27
Chesterbrook|PA|40.08|-75.46
Jonesboro|LA|32.24|-92.72
Hawthorne|NY|41.11|-73.80
New Freedom|PA|39.74|-76.70
Planada|CA|37.29|-120.32
Negaunee|MI|46.50|-87.61
Nowthen|MN|45.33|-93.47
Pascoag|RI|41.96|-71.70
Swannanoa|NC|35.60|-82.40
Aguas Buenas|PR|18.26|-66.10
East Palestine|OH|40.83|-80.54
Capitol Heights|MD|38.89|-76.92
Carrollton|VA|36.95|-76.56
Ellisville|MS|31.60|-89.20
Greenfield|OH|39.35|-83.38
Barnstead|NH|43.33|-71.29
Gibsonia|FL|28.11|-81.97
North Westport|MA|41.66|-71.09
Winfield|AL|33.93|-87.82
Ogallala|NE|41.13|-101.72
West York|PA|39.95|-76.75
Orangeburg|NY|41.05|-73.95
Cobleskill|NY|42.68|-74.49
Winnfield|LA|31.93|-92.64
South Barrington|IL|42.09|-88.12
Bremen|IN|41.45|-86.15
Bridgeport|PA|40.11|-75.35
Kittery|ME|43.09|-70.74
Hummelstown|PA|40.27|-76.71
Hebbronville|TX|27.31|-98.68
Villalba|PR|18.13|-66.49
Hancock|MI|47.13|-88.58
Margaret|AL|33.69|-86.47
Beattystown|NJ|40.81|-74.84
Phoenix|OR|42.28|-122.82
Point Pleasant Beach|NJ|40.09|-74.05
Ludlow|KY|39.09|-84.55
Pupukea|HI|21.65|-158.06
Wiggins|MS|30.86|-89.14
Windom|MN|43.87|-95.12
Dansville|NY|42.56|-77.70
Buckley|WA|47.16|-122.03
Montoursville|PA|41.25|-76.92
Mattawa|WA|46.74|-119.90
Edinburgh|IN|39.35|-85.97
Blackwood|NJ|39.80|-75.06
Soldotna|AK|60.49|-151.06
Flourtown|PA|40.10|-75.21
Mount Vernon|MO|37.10|-93.82
Danville|NH|42.91|-71.12
Swartz|LA|32.57|-91.99
South Sanford|ME|43.41|-70.74
Russell|KS|38.90|-98.86
Guerneville|CA|38.50|-123.00
Wellsville|NY|42.88|-74.27
Haverhill|NH|44.03|-72.06
Wanamassa|NJ|40.23|-74.03
Gibraltar|MI|42.10|-83.19
Berlin|MD|38.32|-75.22
South Hill|VA|36.73|-78.13
Scott City|MO|37.22|-89.52
East Petersburg|PA|40.10|-76.35
Wrightwood|CA|34.36|-117.63
Nocatee|FL|27.16|-81.88
Montgomery|GA|31.94|-81.12
Whiteville|TN|35.33|-89.15
Church Point|LA|30.40|-92.22
Avon|MA|42.13|-71.04
Sergeant Bluff|IA|42.40|-96.36
Mullins|SC|34.21|-79.25
Wenham|MA|42.60|-70.89
Chinle|AZ|36.15|-109.55
Hartwell|GA|34.35|-82.93
Del Monte Forest|CA|36.59|-121.95
Ridge Manor|FL|28.51|-82.17
Newton|NH|42.87|-71.03
Wahoo|NE|41.21|-96.62
Lost Creek|TX|30.30|-97.84
Breese|IL|38.61|-89.53
Massac|KY|37.02|-88.73
West Hazleton|PA|40.96|-76.00
Lee|NH|43.12|-71.01
Hollister|MO|36.62|-93.22
Whitmore Village|HI|21.51|-158.02
Aurora|NE|40.87|-98.00
Jessup|PA|41.47|-75.56
Ivanhoe|CA|36.39|-119.22
Sullivan|IL|39.60|-88.61
Nikiski|AK|60.69|-151.29
Penn Estates|PA|41.04|-75.24
Reidland|KY|37.02|-88.53
Unalaska|AK|53.87|-166.53
Fayette|AL|33.68|-87.83
Highland|IN|41.55|-87.45
Rancho Calaveras|CA|38.13|-120.86
Selmer|TN|35.17|-88.59
East Greenbush|NY|42.59|-73.70
Coldwater|OH|40.48|-84.63
Mount Vernon|IA|41.92|-91.42
Pittsfield|IL|39.61|-90.81
Beavercreek|OR|45.29|-122.54
Fruitland Park|FL|28.86|-81.91
Toa Alta|PR|18.39|-66.25
Waimanalo Beach|HI|21.33|-157.70
Haskell|AR|34.50|-92.64
Ashdown|AR|33.67|-94.13
Nashville|AR|33.95|-93.85
Littlestown|PA|39.74|-77.09
Oconto|WI|44.89|-87.86
Mead|CO|40.23|-105.00
North Laurel|MD|39.14|-76.87
Flanders|NY|40.90|-72.62
Battlement Mesa|CO|39.44|-108.03
Tice|FL|26.67|-81.82
Turners Falls|MA|42.60|-72.56
Middletown|MD|39.44|-77.54
Lebanon|IL|38.60|-89.81
Millinocket|ME|45.66|-68.71
Paxton|MA|42.31|-71.93
Saukville|WI|43.38|-87.94
Whitehouse|OH|41.52|-83.80
Tarentum|PA|40.60|-79.76
Geneva|AL|31.03|-85.86
Franklin Center|NJ|40.53|-74.54
Valdese|NC|35.74|-81.56
North Sea|NY|40.93|-72.41
King George|VA|38.27|-77.18
Goodland|KS|39.35|-101.71
Hearne|TX|30.88|-96.59
Plymouth|NH|43.76|-71.69
Clintonville|WI|44.62|-88.76
Elberton|GA|34.11|-82.87
Summerville|GA|34.48|-85.35
Quantico Station|VA|38.52|-77.32
Horton|AL|34.20|-86.30
Beecher|IL|41.34|-87.62
Larksville|PA|41.25|-75.93
Georgetown|OH|38.86|-83.90
Tuscola|IL|39.80|-88.28
Ottawa Hills|OH|41.66|-83.64
Newport|VT|44.94|-72.21
Hinesburg|VT|44.33|-73.11
Baxley|GA|31.78|-82.35
Vilonia|AR|35.08|-92.21
Winona|MS|33.48|-89.73
Crestline|OH|40.79|-82.74
Perryville|MD|39.56|-76.07
Hawaiian Ocean View|HI|19.07|-155.76
Celada|PR|18.27|-65.97
Bealeton|VA|38.57|-77.76
Osage Beach|MO|38.13|-92.65
Edgewood|OH|41.87|-80.77
Shingle Springs|CA|38.67|-120.93
Greendale|IN|39.11|-84.86
Jenkintown|PA|40.10|-75.13
Lawrenceville|IL|38.73|-87.68
Florence|NJ|39.73|-74.92
Creedmoor|NC|36.12|-78.69
Oak Grove|TN|36.41|-82.42
Castle Hills|TX|29.52|-98.52
Jacksboro|TX|33.22|-98.16
Okauchee Lake|WI|43.12|-88.44
Tazewell|VA|37.11|-81.52
Brookridge|FL|28.55|-82.49
Beaver|PA|40.70|-80.30
Glassport|PA|40.32|-79.89
Sparta|IL|38.12|-89.70
Bayside|WI|43.18|-87.90
West Peoria|IL|40.69|-89.63
Santa Ynez|CA|34.61|-120.08
Silverthorne|CO|39.63|-106.07
Moses Lake North|WA|47.19|-119.32
Ellisburg|NJ|39.91|-75.01
Sykesville|MD|39.37|-76.97
Littleton|NH|44.31|-71.77
Jefferson|GA|34.12|-83.57
Scottsville|KY|36.75|-86.19
Sainte Genevieve|MO|37.98|-90.04
Carmel Valley Village|CA|36.51|-121.77
Carver Ranches|FL|25.99|-80.19
Orangetree|FL|26.29|-81.59
Dorneyville|PA|40.58|-75.52
Ligonier|IN|41.47|-85.59
Candia|NH|43.08|-71.28
Prairie Heights|WA|47.15|-122.11
Denair|CA|37.53|-120.80
Scarborough|ME|43.58|-70.32
Millis-Clicquot|MA|42.16|-71.35
Coopertown|TN|36.44|-86.97
Lindstrom|MN|45.39|-92.85
Adamsville|AL|33.60|-86.96
Leisure Village|NJ|40.04|-74.18
Ottawa|OH|41.02|-84.05
Hamburg|PA|40.56|-75.98
California|MO|38.63|-92.57
Greenville|KY|37.20|-87.18
River Road|NC|35.51|-76.99
Kanab|UT|37.05|-112.53
Coleman|TX|31.83|-99.43
Edwardsville|KS|39.06|-94.82
Daytona Beach Shores|FL|29.18|-80.98
Harrogate|TN|36.58|-83.66
Suncoast Estates|FL|26.71|-81.87
Barrow|AK|71.29|-156.79
Social Circle|GA|33.66|-83.72
Rogersville|TN|36.41|-83.01
Madeira Beach|FL|27.80|-82.80
Batesburg|SC|33.91|-81.55
Cherry Grove|OH|39.07|-84.32
Black Diamond|WA|47.31|-122.00
Dutch Harbor|AK|53.89|-166.54
Lyons|GA|32.20|-82.32
West Ocean City|MD|38.33|-75.11
Hyde Park|UT|41.80|-111.82
Mauston|WI|43.80|-90.08
Gardnertown|NY|41.54|-74.07
Indian Mountain Lake|PA|41.00|-75.51
Clearwater|SC|33.50|-81.89
Magee|MS|31.87|-89.73
Saint Bernard|OH|39.17|-84.50
San Diego|TX|27.76|-98.24
Dilworth|MN|46.88|-96.70
Cochran|GA|32.39|-83.35
Florence|MS|32.15|-90.13
Mount Pleasant|PA|39.73|-77.08
Maize|KS|37.78|-97.47
Buchanan|MI|41.83|-86.36
City Island|NY|40.85|-73.79
Viroqua|WI|43.56|-90.89
Lamar|MO|37.50|-94.28
Hurstbourne|KY|38.24|-85.59
South Haven|MI|42.40|-86.27
Brookfield|MO|39.78|-93.07
Rockford|MN|45.09|-93.73
Clarkson|NY|43.23|-77.93
Benton|KY|36.86|-88.35
Paxton|IL|40.46|-88.10
Sauk Centre|MN|45.74|-94.95
North Kansas City|MO|39.13|-94.56
Dawson|GA|31.77|-84.45
Tiptonville|TN|36.38|-89.47
Parker|TX|33.06|-96.62
Chatsworth|GA|34.77|-84.77
Verdigris|OK|36.23|-95.69
Coopersville|MI|43.06|-85.93
Garwood|NJ|40.65|-74.32
Del Mar|CA|32.96|-117.27
Tinicum|PA|40.45|-75.11
Denton|MD|38.88|-75.83
Taylor Creek|FL|27.22|-80.79
Vandalia|MO|39.31|-91.49
Central Gardens|TX|30.00|-94.01
South Lebanon|OH|39.37|-84.21
Pinetop-Lakeside|AZ|34.14|-109.96
Park Layne|OH|39.89|-84.04
Hampden|ME|44.74|-68.84
Hometown|IL|41.73|-87.73
Camanche|IA|41.79|-90.26
Archbold|OH|41.52|-84.31
Saint Robert|MO|37.83|-92.18
Springville|NY|42.51|-78.67
Shelley|ID|43.38|-112.12
Redwood|TX|29.81|-97.91
Medford|WI|45.14|-90.34
Belton|SC|34.52|-82.49
Marshfield|MA|42.09|-70.71
Plains|PA|41.28|-75.85
Lopezville|TX|26.24|-98.16
Kings Park|VA|38.81|-77.24
Walkertown|NC|36.18|-80.15
Armonk|NY|41.13|-73.71
Cramerton|NC|35.24|-81.08
Vieques|PR|18.42|-65.83
Cortland|IL|41.92|-88.69
Williamstown|MA|42.71|-73.20
Youngstown|FL|30.36|-85.44
Dumas|AR|33.89|-91.49
Polk City|IA|41.77|-93.71
Anna|IL|37.46|-89.25
American Falls|ID|42.79|-112.85
Whiteland|IN|39.55|-86.08
Stafford|VA|38.42|-77.41
Kingsville|MD|39.45|-76.42
Brownsville|LA|32.49|-92.15
Cockrell Hill|TX|32.74|-96.89
Deerfield|NH|44.23|-71.62
Stowe|VT|44.47|-72.68
Temple|GA|33.74|-85.03
Wolverine Lake|MI|42.56|-83.47
Loíza|PR|18.43|-65.88
Sparta|MI|43.16|-85.71
Carver|MN|44.76|-93.63
Atlantic Highlands|NJ|40.41|-74.03
Narberth|PA|40.01|-75.26
Edgartown|MA|41.39|-70.51
North Terre Haute|IN|39.53|-87.36
High Ridge|MO|38.46|-90.54
Groesbeck|TX|31.52|-96.53
Rutherford|PA|40.27|-76.77
Plain City|OH|40.11|-83.27
Hokes Bluff|AL|34.00|-85.87
Rockmart|GA|34.00|-85.04
Berryville|VA|39.15|-77.98
Magnolia|NJ|39.95|-74.66
Osawatomie|KS|38.50|-94.95
Austin|IN|38.76|-85.81
Pleasant View|TN|36.39|-87.04
Herricks|NY|40.76|-73.67
East Troy|WI|42.79|-88.41
Monte Vista|CO|37.58|-106.15
West Wendover|NV|40.74|-114.07
Santa Venetia|CA|38.00|-122.53
La Joya|TX|26.25|-98.48
Hampton|IA|42.74|-93.20
Watertown|MN|44.96|-93.85
Farmington|ME|44.67|-70.15
Mountain Lakes|NJ|40.89|-74.43
Le Roy|NY|42.98|-77.98
Caldwell|TX|30.53|-96.69
Surfside Beach|SC|33.61|-78.97
Hawaiian Beaches|HI|19.54|-154.92
West Jefferson|OH|39.94|-83.27
Jersey Shore|PA|41.20|-77.26
Emerald Lake Hills|CA|37.46|-122.27
Ford City|CA|35.15|-119.46
Louisburg|KS|38.62|-94.68
Point Pleasant|WV|38.84|-82.14
Slatington|PA|40.75|-75.61
Ellenton|FL|27.52|-82.53
Jourdanton|TX|28.92|-98.55
Heber|CA|32.73|-115.53
Buhl|ID|42.60|-114.76
Waverly|OH|39.13|-82.99
Falmouth|VA|38.32|-77.47
Tortolita|AZ|32.41|-111.02
Sherborn|MA|42.24|-71.37
Riverdale|NJ|40.99|-74.30
Royal Pines|NC|35.48|-82.52
Sharpsville|PA|41.26|-80.47
Bigfork|MT|48.06|-114.07
China|ME|44.48|-69.52
Phoenix Lake|CA|38.01|-120.31
Bradley Beach|NJ|40.20|-74.01
Sebring|OH|40.92|-81.02
Waverly|NY|42.01|-76.53
Spindale|NC|35.36|-81.93
Bellville|TX|29.95|-96.26
Euharlee|GA|34.14|-84.93
Minersville|PA|40.69|-76.26
Paradise Hills|NM|35.20|-106.70
Prairie du Sac|WI|43.29|-89.72
Big Pine Key|FL|24.67|-81.35
Mitchell|IN|38.73|-86.47
Walhalla|SC|34.76|-83.06
Barrington Hills|IL|42.14|-88.16
Scottdale|PA|40.10|-79.59
Lyncourt|NY|43.08|-76.13
Lonoke|AR|34.78|-91.90
Paintsville|KY|37.81|-82.81
Wolfforth|TX|33.51|-102.01
Bristow|OK|35.83|-96.39
Patillas|PR|18.01|-66.02
Blanchester|OH|39.29|-83.99
Adel|IA|41.61|-94.02
Grafton|ND|48.41|-97.41
Cortez|FL|27.47|-82.69
Freeburg|IL|38.43|-89.91
Camuy|PR|18.48|-66.84
Clarkdale|AZ|34.77|-112.06
Egg Harbor City|NJ|39.53|-74.65
Spotsylvania Courthouse|VA|38.20|-77.59
Verona|VA|38.20|-79.01
Mary Esther|FL|30.41|-86.67
Greene|ME|44.19|-70.14
Mojave|CA|35.05|-118.17
Lorane|PA|40.29|-75.85
Lisbon|CT|41.60|-72.01
Honesdale|PA|41.58|-75.26
West Laurel|MD|39.10|-76.90
North Wilkesboro|NC|36.16|-81.15
University Gardens|NY|40.78|-73.72
Cornwall|PA|40.27|-76.41
Westville|NJ|40.84|-74.30
Cornelia|GA|34.51|-83.53
Westover|WV|39.63|-79.97
Dilley|TX|28.67|-99.17
Ipswich|MA|42.68|-70.84
West Newbury|MA|42.80|-70.99
Bolton|MA|42.43|-71.61
Pendleton|IN|40.00|-85.75
Mattituck|NY|40.99|-72.53
Rumford|ME|44.55|-70.55
Slaughterville|OK|35.09|-97.34
Leisure Village East|NJ|40.03|-74.16
South Greeley|WY|41.10|-104.81
Millsboro|DE|38.59|-75.29
Saint James|MO|38.00|-91.61
Cotulla|TX|28.44|-99.24
Pennside|PA|40.34|-75.88
Bethlehem|NC|35.83|-81.31
Chariton|IA|41.01|-93.31
Winchendon|MA|42.69|-72.04
Beaufort|NC|34.72|-76.66
Sellersville|PA|40.35|-75.30
West Milwaukee|WI|43.01|-87.97
Sparks|TX|31.67|-106.24
Burnham|IL|41.64|-87.56
Dillon|MT|45.22|-112.64
Vassalboro|ME|44.46|-69.68
Prescott|WI|44.75|-92.80
French Island|WI|43.86|-91.26
Rosemont|IL|42.00|-87.88
Long Hill|CT|41.35|-72.05
Mystic|CT|41.35|-71.97
Lochmoor Waterway Estates|FL|26.64|-81.91
Dyersville|IA|42.48|-91.12
Jefferson|IA|42.02|-94.38
Holmes Beach|FL|27.50|-82.71
Springville|AL|33.78|-86.47
Pittsboro|NC|35.72|-79.18
Falls City|NE|40.06|-95.60
Comanche|TX|31.90|-98.60
East Merrimack|NH|42.87|-71.48
Hazlehurst|GA|31.87|-82.59
Mount Carmel|OH|39.11|-84.30
Dimmitt|TX|34.55|-102.31
Centralia|MO|39.21|-92.14
Northwoods|MO|38.70|-90.28
West Bradenton|FL|27.50|-82.61
Monongahela|PA|40.20|-79.93
University Park|NM|32.28|-106.75
Lindale|GA|34.19|-85.17
West Reading|PA|40.33|-75.95
Canton|NC|35.53|-82.84
Ashville|OH|39.72|-82.95
Trent Woods|NC|35.08|-77.09
Sullivan City|TX|26.28|-98.56
Bellaire|OH|40.02|-80.74
Lake Wisconsin|WI|43.37|-89.58
Empire|CA|37.64|-120.90
Leland|MS|33.41|-90.90
Westway|TX|31.96|-106.58
Wauna|WA|47.38|-122.64
Alturas|FL|27.87|-81.72
Gang Mills|NY|42.15|-77.11
Gatlinburg|TN|35.71|-83.51
Pine Level|AL|32.58|-86.47
Salem|CT|41.49|-72.28
China Grove|NC|35.57|-80.58
Rutherfordton|NC|35.37|-81.96
Fayetteville|NY|43.03|-76.00
Reiffton|PA|40.32|-75.87
Cedarville|OH|39.74|-83.81
Wadena|MN|46.44|-95.14
Hamilton|NY|42.83|-75.54
Broadmoor|CA|37.69|-122.48
Avenue B and C|AZ|32.72|-114.66
Clay Center|KS|37.52|-96.77
North East|PA|42.22|-79.83
Morgans Point Resort|TX|31.15|-97.46
Columbiana|AL|33.18|-86.61
Carlisle|IA|41.50|-93.49
Chester|MD|38.98|-76.29
Wayland|MI|42.67|-85.64
Aldan|PA|39.92|-75.29
Ho-Ho-Kus|NJ|41.00|-74.10
Volo|IL|42.33|-88.17
Welcome|NC|35.90|-80.26
Bluffton|OH|40.90|-83.89
Indian River Shores|FL|27.72|-80.38
Armona|CA|36.32|-119.71
Jasper|FL|30.52|-82.95
Sullivan|IN|39.10|-87.41
Randleman|NC|35.82|-79.80
Rosebank|NY|40.61|-74.07
Taylor|AZ|34.47|-110.09
Hauula|HI|21.61|-157.91
Grant|MN|45.08|-92.91
Hooksett|NH|43.10|-71.47
Medford Lakes|NJ|39.86|-74.80
Byram|CT|41.00|-73.65
Golden Triangle|NJ|39.93|-75.04
Morrison|IL|41.81|-89.97
Goodview|MN|44.06|-91.70
Fetters Hot Springs-Agua Caliente|CA|38.32|-122.49
Marine City|MI|42.72|-82.49
East Hampton North|NY|40.97|-72.19
Pipestone|MN|44.00|-96.32
Suquamish|WA|47.73|-122.55
South Chicago Heights|IL|41.48|-87.64
Breinigsville|PA|40.54|-75.63
Newport|SC|34.99|-81.10
Lathrup Village|MI|42.50|-83.22
Trenton|TN|35.98|-88.94
Liberty|NY|41.80|-74.75
Ely|NV|39.25|-114.89
Pocomoke City|MD|38.08|-75.57
Isle of Palms|SC|32.79|-79.79
Broken Bow|OK|34.03|-94.74
Roselawn|IN|41.14|-87.31
Woodruff|SC|34.74|-82.04
Churchville|PA|40.19|-75.02
Forty Fort|PA|41.28|-75.88
Barnesville|OH|39.99|-81.18
Williamston|SC|34.62|-82.48
Medina|TN|35.80|-88.77
Kenmar|PA|41.25|-76.96
Warminster Heights|PA|40.19|-75.08
Spackenkill|NY|41.66|-73.91
El Verano|CA|38.30|-122.49
Malden|MO|36.56|-89.97
Peotone|IL|41.33|-87.79
Colorado City|TX|32.39|-100.86
Indian Rocks Beach|FL|27.88|-82.85
Vidalia|LA|31.57|-91.43
Metter|GA|32.40|-82.06
Bardonia|NY|41.11|-74.00
Reedsport|OR|43.70|-124.10
Wolf Lake|MI|43.25|-86.11
Whiteriver|AZ|33.84|-109.96
Goulding|FL|30.44|-87.22
Smithville|TX|30.01|-97.16
Sinking Spring|PA|40.33|-76.01
Burgaw|NC|34.55|-77.93
Nassau Bay|TX|29.54|-95.09
Raynham Center|MA|41.92|-71.05
Lisbon Falls|ME|44.00|-70.06
Cool|CA|38.89|-121.01
Pecan Acres|TX|32.97|-97.47
Forestdale|MA|41.69|-70.50
Caro|MI|43.49|-83.40
Holtville|AL|32.64|-86.33
Rockaway Point|NY|40.56|-73.92
Kewaskum|WI|43.52|-88.23
Manchester|GA|32.86|-84.62
June Park|FL|28.07|-80.68
Cold Spring|MN|45.46|-94.43
Lake of the Woods|AZ|34.16|-109.99
Eastwood|LA|32.56|-93.57
Pilot Point|TX|33.40|-96.96
Louisville|TN|35.82|-84.05
Butler|MO|38.26|-94.33
Dundee|FL|28.02|-81.62
Waverly|TN|36.08|-87.79
Haleyville|AL|34.23|-87.62
Rydal|GA|34.34|-84.72
Fleetwood|PA|40.45|-75.82
Berne|IN|40.66|-84.95
Assonet|MA|41.80|-71.07
Benton Heights|MI|42.13|-86.41
Hampstead|NC|34.37|-77.71
Fort Gibson|OK|35.80|-95.25
Weston|WV|39.04|-80.47
Ellenville|NY|41.72|-74.40
Bunche Park|FL|25.92|-80.24
Mount Olive|AL|33.67|-86.86
Lafayette|TN|36.52|-86.03
Boylston|MA|42.39|-71.70
Fulton|MS|34.27|-88.41
Riva|MD|38.95|-76.58
Fredericktown|MO|37.56|-90.29
Laurel|DE|38.56|-75.57
Boca Pointe|FL|26.33|-80.16
Senoia|GA|33.30|-84.55
Woodson Terrace|MO|38.73|-90.36
Livingston|TN|36.38|-85.32
Argo|AL|33.69|-86.50
Mahanoy City|PA|40.81|-76.14
Barboursville|WV|38.41|-82.29
Chalfont|PA|40.29|-75.21
East Windsor|CT|41.91|-72.55
Dexter|MI|42.34|-83.89
Bunkie|LA|30.95|-92.18
Oak View|CA|34.40|-119.30
Hallsville|TX|32.50|-94.57
Eldorado|IL|37.81|-88.44
Dwight|IL|41.09|-88.43
Cannon Falls|MN|44.51|-92.91
Alfred|NY|42.25|-77.79
Arlington|NY|41.70|-73.90
Elkin|NC|36.24|-80.85
LaVerkin|UT|37.20|-113.27
Chelan|WA|47.84|-120.02
Grayson|KY|38.33|-82.95
Hudson|TX|31.32|-94.78
Scandia|MN|45.25|-92.81
Felton|CA|37.05|-122.07
Grant-Valkaria|FL|27.94|-80.57
Woodbridge|VA|38.66|-77.25
Algonac|MI|42.62|-82.53
Fenton|MO|38.51|-90.44
Thomasville|AL|31.91|-87.74
Morgan|UT|41.04|-111.68
Boyertown|PA|40.33|-75.64
Caseyville|IL|38.64|-90.03
Waynesburg|PA|39.90|-80.18
Westborough|MA|42.27|-71.62
Rosedale|WA|47.33|-122.65
Greencastle|PA|39.79|-77.73
Gordon Heights|NY|40.86|-72.97
Selby-on-the-Bay|MD|38.92|-76.52
Aguada|PR|18.38|-67.19
Kildeer|IL|42.17|-88.05
Rosewood Heights|IL|38.89|-90.08
San Carlos|AZ|33.35|-111.85
Manning|SC|33.70|-80.21
Baden|PA|40.64|-80.23
Buckingham|FL|26.68|-81.73
Fremont|MI|43.47|-85.94
Pocola|OK|35.23|-94.48
Mosinee|WI|44.79|-89.70
Brewerton|NY|43.24|-76.14
Rigby|ID|43.67|-111.91
Baxter Springs|KS|37.02|-94.74
Sissonville|WV|38.53|-81.63
Citrus Park|AZ|33.55|-112.44
Fordyce|AR|33.81|-92.41
Spencer|OK|35.52|-97.38
Highlands-Baywood Park|CA|37.52|-122.35
Madison|GA|33.60|-83.47
Westport|NC|35.50|-80.98
Wonder Lake|IL|42.39|-88.35
Garden City South|NY|40.71|-73.66
San Joaquin|CA|36.61|-120.19
Chagrin Falls|OH|41.44|-81.39
Level Green|PA|40.39|-79.72
Forest City|IA|43.26|-93.64
Orange|MA|42.59|-72.31
Dallastown|PA|39.90|-76.64
Wood Village|OR|45.53|-122.42
Stilwell|OK|35.81|-94.63
Saw Creek|PA|41.11|-75.05
Alvarado|TX|32.41|-97.21
Charleroi|PA|40.14|-79.90
Forsyth|GA|33.03|-83.94
Aumsville|OR|44.84|-122.87
Mount Plymouth|FL|28.81|-81.53
Crescent Springs|KY|39.05|-84.58
Bystrom|CA|37.62|-120.99
South Brooksville|FL|28.54|-82.38
Columbus|MN|45.27|-93.05
Niwot|CO|40.10|-105.17
Bloomfield Hills|MI|42.58|-83.25
Skyline View|PA|40.34|-76.73
New Lebanon|OH|39.75|-84.38
North Great River|NY|40.75|-73.17
Cross Plains|WI|43.11|-89.66
Ridgeland|SC|32.48|-80.98
Le Sueur|MN|44.46|-93.92
Menands|NY|42.69|-73.72
Rossville|GA|34.98|-85.29
Rose Hill|KS|37.56|-97.14
Oakhurst|NJ|40.27|-74.02
The Meadows|FL|27.36|-82.47
Dundee|MI|41.96|-83.66
Montpelier|OH|41.58|-84.61
Akron|PA|40.16|-76.20
Belleair|FL|27.94|-82.81
Oaklyn|NJ|39.90|-75.08
Shallotte|NC|33.97|-78.39
Otsego|MI|42.46|-85.70
Greenfield|CA|36.32|-121.24
Washington Park|IL|38.64|-90.09
Ball|LA|31.42|-92.41
Fort McKinley|OH|39.80|-84.25
Highgrove|CA|34.02|-117.33
Danielson|CT|41.80|-71.89
Woodbridge|CA|38.15|-121.30
Mullica Hill|NJ|39.74|-75.22
Le Claire|IA|41.60|-90.34
Elmira Heights|NY|42.13|-76.82
Sheffield|OH|41.42|-82.10
Bonsall|CA|33.29|-117.23
Washington|GA|33.74|-82.74
Springfield|VT|43.30|-72.48
Hubbardston|MA|42.47|-72.01
Mulberry|FL|27.90|-81.97
Reminderville|OH|41.35|-81.40
Heritage Hills|NY|41.34|-73.70
Walthourville|GA|31.77|-81.63
Windber|PA|40.24|-78.84
Baldwin|WI|44.97|-92.37
Fairway|KS|39.02|-94.63
Haleiwa|HI|21.59|-158.10
Lafayette|OR|45.24|-123.11
Larned|KS|38.18|-99.10
Saint Joseph|IL|40.11|-88.04
Mount Hermon|VA|36.68|-79.42
Wallace|NC|34.74|-78.00
Hugoton|KS|37.18|-101.35
Castle Point|MO|38.76|-90.25
Throop|PA|41.45|-75.61
Caban|PR|18.44|-67.14
Fortville|IN|39.93|-85.85
Gamewell|NC|35.87|-81.60
Spurgeon|TN|36.44|-82.46
Bunker Hill Village|TX|29.77|-95.53
Highland Mills|NY|41.35|-74.13
Port Aransas|TX|27.83|-97.06
Lewisburg|WV|37.80|-80.45
Village Shires|PA|40.20|-74.97
Park Rapids|MN|46.92|-95.06
Warren|ME|44.12|-69.24
Williamstown|KY|38.64|-84.56
Country Lake Estates|NJ|39.94|-74.54
Nottingham|NH|43.11|-71.10
Carroll Valley|PA|39.75|-77.38
Deer Park|WA|47.95|-117.48
East Sandwich|MA|41.74|-70.45
Norton|VA|36.93|-82.63
Hephzibah|GA|33.31|-82.10
Woodmore|MD|38.92|-76.80
Weaverville|NC|35.70|-82.56
Herculaneum|MO|38.27|-90.38
West Columbia|TX|29.14|-95.65
Monmouth|ME|44.24|-70.04
Bellaire|KS|37.76|-97.27
Laguna Beach|FL|30.24|-85.92
Tri-City|OR|42.98|-123.31
Belfair|WA|47.45|-122.83
Hardwick|GA|33.07|-83.22
Centerville|MN|45.16|-93.06
Northwest Harwich|MA|41.69|-70.10
Wilmer|TX|32.59|-96.69
Tabor City|NC|34.15|-78.88
Marshall|WI|43.17|-89.07
Huntingdon|TN|36.00|-88.43
Highland Lakes|AL|33.40|-86.65
Hazlehurst|MS|31.86|-90.40
South Point|OH|38.42|-82.59
Mountain View|HI|19.56|-155.11
Madill|OK|34.09|-96.77
Portland|MI|42.87|-84.90
Dupo|IL|38.52|-90.21
Union Springs|AL|32.14|-85.71
McGehee|AR|33.63|-91.40
Stock Island|FL|24.57|-81.74
Chester|NY|41.36|-74.27
Alexandria|AL|33.77|-85.89
Lake of the Pines|CA|39.04|-121.06
Wilbraham|MA|42.12|-72.43
Lawrence Park|PA|42.15|-80.02
Boscawen|NH|43.32|-71.62
Park Hill|OK|35.86|-94.96
Whitesboro|TX|33.66|-96.91
Hayfield|VA|38.75|-77.14
Mogadore|OH|41.05|-81.40
Walton|KY|38.88|-84.61
Lowell|MI|42.93|-85.34
Marietta-Alderwood|WA|48.79|-122.55
Argyle|TX|33.12|-97.18
Presidio|TX|29.56|-104.37
Elba|AL|31.41|-86.07
Saugerties|NY|42.08|-73.95
Chalkville|AL|33.65|-86.65
Kensington Park|FL|27.36|-82.50
North Wildwood|NJ|39.00|-74.80
Carmel-by-the-Sea|CA|36.56|-121.92
Millstadt|IL|38.46|-90.09
Beach Haven West|NJ|39.67|-74.23
Ridgway|PA|41.42|-78.73
Chilton|WI|44.03|-88.16
Crane|TX|31.40|-102.35
Friona|TX|34.64|-102.72
Dewey-Humboldt|AZ|34.53|-112.24
Mineral Ridge|OH|41.14|-80.77
Lolo|MT|46.76|-114.08
Village Green|NY|43.13|-76.31
Basalt|CO|39.37|-107.03
Montesano|WA|46.98|-123.60
Forest Oaks|NC|35.99|-79.71
Booneville|AR|35.14|-93.92
Tarpey Village|CA|36.79|-119.70
Citronelle|AL|31.09|-88.23
Nichols Hills|OK|35.55|-97.55
Lawrenceville|NJ|40.30|-74.73
Semmes|AL|30.78|-88.26
Carrollton|KY|38.68|-85.18
Swanton|OH|41.59|-83.89
Farmington|NH|43.39|-71.07
Kittanning|PA|40.82|-79.52
Williamston|MI|42.69|-84.28
Laureldale|PA|40.39|-75.92
Bordentown|NJ|40.15|-74.71
Lower Grand Lagoon|FL|30.14|-85.75
Meridian|PA|40.85|-79.96
Marshall|IL|39.39|-87.69
Camdenton|MO|38.01|-92.74
Belleville|MI|42.20|-83.49
Tyro|NC|35.81|-80.37
Bajadero|PR|18.43|-66.68
Northwood|NH|43.19|-71.15
Denver|PA|40.23|-76.14
Catskill|NY|42.22|-73.86
Idyllwild-Pine Cove|CA|33.74|-116.73
Pennsburg|PA|40.39|-75.49
Lake Erie Beach|NY|42.62|-79.07
Quitman|GA|30.78|-83.56
Valdez|AK|61.13|-146.35
Elroy|NC|35.34|-77.91
Madison|IL|38.68|-90.16
Brookville|PA|41.16|-79.08
Ashland|MO|38.77|-92.26
Florence|CO|38.39|-105.12
Lancaster|KY|37.62|-84.58
Shrewsbury|PA|39.77|-76.68
Cozad|NE|40.86|-99.99
Farmerville|LA|32.77|-92.41
Strafford|NH|43.33|-71.18
Treasure Lake|PA|41.17|-78.72
Charlotte|VT|44.31|-73.26
Buzzards Bay|MA|41.75|-70.62
Irwin|PA|40.32|-79.70
Coquille|OR|43.18|-124.19
Indian Head|MD|38.60|-77.16
Southgate|KY|39.07|-84.47
Ovilla|TX|32.53|-96.89
Samoset|FL|27.47|-82.54
Wingate|NC|34.98|-80.45
Woodbourne|PA|40.19|-74.89
Longview Heights|WA|46.18|-122.96
Garden Ridge|TX|29.63|-98.31
Valley Grande|AL|32.51|-86.99
Crittenden|KY|38.78|-84.61
Chattanooga Valley|GA|34.93|-85.36
Putnam Lake|NY|41.46|-73.55
Ravenswood|WV|38.95|-81.76
Lakewood|IL|42.23|-88.36
Sunderland|MA|42.24|-71.77
Deephaven|MN|44.93|-93.52
Lonsdale|MN|44.48|-93.43
Arnold|CA|38.26|-120.35
Leo-Cedarville|IN|41.21|-85.02
Highland Falls|NY|41.37|-73.97
Harbison Canyon|CA|32.82|-116.83
West Pleasant View|CO|39.73|-105.18
Salem Heights|OH|39.07|-84.38
Linden|MI|42.81|-83.78
Scott City|KS|38.48|-100.91
Bosque Farms|NM|34.85|-106.71
Green Oaks|IL|42.29|-87.90
Hanamaulu|HI|22.00|-159.36
Cresco|IA|43.38|-92.11
Lambertville|NJ|40.37|-74.94
Richwood|TX|29.06|-95.41
Albia|IA|41.03|-92.81
Society Hill|NJ|40.53|-74.46
Sewickley|PA|40.54|-80.18
Morada|CA|38.04|-121.25
Olivarez|TX|26.23|-97.99
Sherman|CT|41.58|-73.50
Rocky Ford|CO|38.05|-103.72
South Russell|OH|41.43|-81.37
Eastland|TX|32.40|-98.82
Monticello|IA|42.24|-91.19
Indian Head Park|IL|41.77|-87.90
Maytown|PA|40.08|-76.58
Plainwell|MI|42.44|-85.65
Cayuga Heights|NY|42.46|-76.49
Newfane|NY|43.29|-78.71
North Hudson|WI|44.99|-92.76
Desert Edge|CA|33.92|-116.44
Merchantville|NJ|39.95|-75.07
Roosevelt Park|MI|43.20|-86.27
Ashburn|GA|31.71|-83.65
Potala Pastillo|PR|17.99|-66.50
La Cienega|NM|35.56|-106.13
Port Monmouth|NJ|40.43|-74.10
Rosita North|TX|28.66|-100.42
DeMotte|IN|41.20|-87.20
Hesston|KS|38.14|-97.43
Lawnton|PA|40.26|-76.80
Emmetsburg|IA|43.11|-94.68
Shrewsbury|NJ|40.33|-74.06
Chesterfield Court House|VA|37.38|-77.50
Broadway|VA|38.61|-78.80
Fairview|NJ|40.81|-74.00
Bishop|CA|37.36|-118.40
Nome|AK|64.50|-165.41
Edgewood|NM|35.06|-106.19
Greentown|OH|40.93|-81.40
Spring House|PA|40.19|-75.23
Lake Tansi|TN|35.87|-85.05
Sunset Beach|NC|33.88|-78.51
Thompson's Station|TN|35.80|-86.91
El Jebel|CO|39.39|-107.09
Hardin|MT|45.73|-107.61
Falmouth|MA|41.55|-70.61
Avalon|CA|33.34|-118.33
Lansford|PA|40.83|-75.88
Gouverneur|NY|44.34|-75.46
Golden Beach|MD|38.49|-76.68
Kings Beach|CA|39.24|-120.03
Wintersville|OH|40.38|-80.70
Newcomerstown|OH|40.27|-81.61
Yellow Springs|OH|39.81|-83.89
Hiram|GA|33.88|-84.76
Cisco|TX|32.39|-98.98
Carter Lake|IA|41.29|-95.92
Beloit|KS|39.46|-98.11
Lake Park|NC|35.09|-80.64
Jackson|LA|30.84|-91.22
National Harbor|MD|38.78|-77.02
Shannon Hills|AR|34.62|-92.40
Upland|IN|40.48|-85.49
Blanding|UT|37.62|-109.48
Mills|WY|42.84|-106.37
Saint James City|FL|26.50|-82.08
Longbranch|WA|47.21|-122.76
Franklinton|LA|30.85|-90.16
Rockwell|AR|34.46|-93.13
Rochester|IL|39.75|-89.53
North Muskegon|MI|43.26|-86.27
Glenwood Landing|NY|40.83|-73.64
Bryn Mawr|PA|40.30|-80.09
Oak Bluffs|MA|41.45|-70.56
Lancaster|WI|42.85|-90.71
Broward Estates|FL|26.13|-80.19
Vienna|GA|32.09|-83.80
Boyne City|MI|45.22|-85.01
Evergreen|AL|31.43|-86.96
Cleveland|GA|34.60|-83.76
Chesterfield|NH|42.89|-72.47
Clyde|TX|32.41|-99.49
Sweeny|TX|29.04|-95.70
Todd Creek|CO|39.98|-104.87
Carolina Shores|NC|33.90|-78.58
Southern Shops|SC|34.99|-81.99
Ballinger|TX|31.74|-99.95
Marianna|AR|34.77|-90.76
Rochester|WI|42.74|-88.22
Metzger|OR|45.45|-122.76
Salton City|CA|33.30|-115.96
Jasper|GA|34.47|-84.43
Palmer Heights|PA|40.69|-75.26
Bagdad|FL|30.60|-87.03
Vine Hill|CA|38.01|-122.10
Moyock|NC|36.52|-76.18
Thornwood|NY|41.12|-73.78
Skippack|PA|40.22|-75.40
Fruit Hill|OH|39.08|-84.36
Sidney|NY|42.31|-75.39
Hopedale|MA|42.13|-71.54
Canton|TX|32.56|-95.86
Fairbury|NE|40.14|-97.18
Waialua|HI|21.58|-158.13
Coal Valley|IL|41.43|-90.46
Forks|WA|47.95|-124.39
Northchase|NC|34.31|-77.88
Collinsville|CT|41.81|-72.92
Northlake|SC|34.57|-82.68
Venersborg|WA|45.77|-122.42
Port Vue|PA|40.34|-79.87
Nowata|OK|36.70|-95.64
Turnersville|NJ|39.77|-75.05
Calcutta|OH|40.67|-80.58
Independence|MN|45.03|-93.71
Gibbstown|NJ|39.83|-75.28
Clifton Forge|VA|37.82|-79.82
Wadsworth|IL|42.43|-87.92
Waverly|NE|40.92|-96.53
West Pasco|WA|46.25|-119.18
Fremont|NH|42.99|-71.14
Jamestown|NC|35.99|-79.94
East Rockingham|NC|34.92|-79.76
South Toms River|NJ|39.94|-74.20
Heritage Village|CT|41.49|-73.24
Waukon|IA|43.27|-91.48
Owego|NY|42.10|-76.26
Saint Charles|MN|43.97|-92.06
Metamora|IL|40.79|-89.36
Highland Beach|FL|26.40|-80.07
Frackville|PA|40.78|-76.23
West Liberty|IA|41.57|-91.26
Port Reading|NJ|40.57|-74.26
Northumberland|PA|40.89|-76.80
Elim|PA|40.30|-78.94
Fort Shawnee|OH|40.69|-84.14
Lyons|KS|38.35|-98.20
Algood|TN|36.20|-85.45
Wheatland|CA|39.01|-121.42
North East|MD|39.60|-75.94
North El Monte|CA|34.10|-118.02
Escatawpa|MS|30.44|-88.54
Boalsburg|PA|40.78|-77.79
Pell Lake|WI|42.54|-88.35
Tierra Verde|FL|27.69|-82.72
Hudson|NC|35.85|-81.50
Emerald Isle|NC|34.68|-76.95
Burlington|CO|39.31|-102.27
White City|FL|27.37|-80.33
Smithton|IL|38.41|-89.99
Sherwood|OH|39.08|-84.36
Kiel|WI|43.91|-88.04
North Richmond|CA|37.96|-122.37
Placid Lakes|FL|27.24|-81.41
Lake Providence|LA|32.80|-91.17
Roebling|NJ|40.12|-74.79
Charlotte Harbor|FL|26.96|-82.07
Shadyside|OH|39.97|-80.75
Bayport|MN|45.02|-92.78
Bethel|WA|47.49|-122.63
McGuire AFB|NJ|40.04|-74.58
Oneida|TN|36.50|-84.51
Zelienople|PA|40.79|-80.14
Pelham|GA|31.13|-84.15
Honea Path|SC|34.45|-82.39
Dell Rapids|SD|43.83|-96.71
Hebron|IN|41.32|-87.20
Harrisburg|OR|44.27|-123.17
Crawfordville|FL|30.18|-84.38
Dover|FL|27.99|-82.22
Umatilla|FL|28.93|-81.67
Richfield|OH|41.24|-81.64
Aurora|IN|39.06|-84.90
Loch Lomond|VA|38.79|-77.48
Tornado|WV|38.34|-81.84
Ringgold|GA|34.92|-85.11
Shark River Hills|NJ|40.19|-74.05
Severance|CO|40.52|-104.85
Odenville|AL|33.68|-86.40
Stowe|PA|40.25|-75.68
Granger|WA|46.34|-120.19
Brittany Farms-Highlands|PA|40.27|-75.21
Whitesboro|NY|43.12|-75.29
Rock Valley|IA|43.21|-96.30
Frederick|OK|34.39|-99.02
Laureles|TX|26.11|-97.49
Key Center|WA|47.34|-122.75
Harrington|DE|38.92|-75.58
Lloyd Harbor|NY|40.90|-73.46
Millvale|PA|40.48|-79.98
Horicon|WI|43.45|-88.63
Holiday City South|NJ|39.95|-74.24
Parkesburg|PA|39.96|-75.92
Oracle|AZ|32.61|-110.77
High Point|FL|28.55|-82.52
Stanley|NC|35.36|-81.10
Clifton|AZ|33.05|-109.30
Pacheco|CA|37.98|-122.08
Oakwood|OH|39.73|-84.17
Pemberwick|CT|41.03|-73.66
King City|OR|45.40|-122.80
Holden Heights|FL|28.50|-81.39
Minerva|OH|40.73|-81.11
Eastover|NC|35.10|-78.80
Norwood Young America|MN|44.77|-93.92
Stanford|KY|37.53|-84.66
Eveleth|MN|47.46|-92.54
Grand Bay|AL|30.48|-88.34
Marlboro Meadows|MD|38.84|-76.71
Dunean|SC|34.82|-82.42
Copperopolis|CA|37.98|-120.64
Cuthbert|GA|31.77|-84.79
Muttontown|NY|40.82|-73.55
Marlboro|NY|41.61|-73.97
Evergreen|WI|44.84|-89.64
Hainesville|IL|42.35|-88.07
Hohenwald|TN|35.55|-87.55
Unadilla|GA|32.26|-83.74
Orrington|ME|44.73|-68.83
Camp Lake|WI|42.53|-88.14
Rayville|LA|32.48|-91.75
Dublin|TX|32.09|-98.34
Mount Orab|OH|39.03|-83.92
Gaylord|MI|45.03|-84.67
West Menlo Park|CA|37.43|-122.20
Mirrormont|WA|47.46|-122.00
Wheatland|WY|42.05|-104.95
Plymouth|NC|35.87|-76.75
Northern Cambria|PA|40.66|-78.78
Taylor Lake Village|TX|29.58|-95.05
Loudoun Valley Estates|VA|38.98|-77.51
Piggott|AR|36.38|-90.19
Osage|IA|43.28|-92.81
Sidney|ME|44.41|-69.73
O'Neill|NE|42.46|-98.65
Mount Gilead|OH|40.55|-82.83
Eagle Lake|TX|29.59|-96.33
Wellsville|UT|41.64|-111.93
Lowell|NC|35.27|-81.10
Lansing|NY|42.48|-76.48
Byron|IL|42.13|-89.26
Oglesby|IL|41.30|-89.06
Lincoln|ID|43.51|-111.96
Fox Farm-College|WY|41.11|-104.79
Desoto Lakes|FL|27.37|-82.49
Perth|NY|43.02|-74.19
Riverwoods|IL|42.17|-87.90
South Dennis|MA|41.69|-70.16
Wrightsville|GA|32.73|-82.72
South Vacherie|LA|29.93|-90.70
Holt|AL|33.23|-87.48
Carrollton|MO|39.36|-93.50
Northfield|OH|41.35|-81.53
Arabi|LA|29.95|-90.01
Battle Mountain|NV|40.64|-116.93
Johnson|AR|36.13|-94.17
Haviland|NY|41.77|-73.90
Leonardtown|MD|38.29|-76.64
Santo Domingo|PR|18.06|-66.75
Fox Island|WA|47.25|-122.63
Silver Summit|UT|40.74|-111.49
Berwyn|PA|40.04|-75.44
Hazel Green|AL|34.93|-86.57
Fairbury|IL|40.75|-88.51
Paoli|IN|38.56|-86.47
Columbus|TX|29.71|-96.54
Dannemora|NY|44.72|-73.72
Melody Hill|IN|38.03|-87.52
Grantley|PA|39.94|-76.73
Vivian|LA|32.87|-93.99
Quartzsite|AZ|33.66|-114.23
Romeo|MI|42.80|-83.01
Cedar Springs|MI|43.22|-85.55
Fort Defiance|AZ|35.74|-109.08
Sagamore|MA|41.77|-70.53
Mountain Home|NC|35.37|-82.49
Hobart|OK|35.03|-99.09
Newtown Grant|PA|40.26|-74.95
Franklin|NC|35.18|-83.38
Lyons|NY|43.06|-76.99
Beaver Dam|KY|37.40|-86.88
Singac|NJ|40.89|-74.24
Palmyra|MO|39.79|-91.52
Melrose|MN|45.67|-94.81
Campbelltown|PA|40.28|-76.59
Mar-Mac|NC|35.33|-78.06
Castle Pines|CO|39.46|-104.90
Red Oaks Mill|NY|41.66|-73.87
Slippery Rock|PA|41.06|-80.06
Tilton|NH|43.44|-71.59
Scott Air Force Base|IL|38.54|-89.85
Spring Valley|TX|29.79|-95.50
Kane|PA|41.66|-78.81
Carefree|AZ|33.82|-111.92
Kimberly|ID|42.53|-114.36
Genesee|CO|39.69|-105.27
Coto Laurel|PR|18.05|-66.55
Pawhuska|OK|36.67|-96.34
Mission Hills|KS|39.02|-94.62
Pearl River|MS|32.78|-89.23
Sloan|NY|42.89|-78.79
Maeser|UT|40.48|-109.59
Ahtanum|WA|46.56|-120.62
Esperance|WA|47.79|-122.36
Holts Summit|MO|38.64|-92.12
North Plymouth|MA|41.97|-70.68
Weaverville|CA|40.73|-122.94
Dixmoor|IL|41.63|-87.66
Knox|IN|41.30|-86.63
Saluda|SC|34.00|-81.77
Yuma|CO|40.12|-102.73
Greenhills|OH|39.27|-84.52
Three Oaks|FL|26.47|-81.79
Manhasset Hills|NY|40.76|-73.68
Benson|NC|35.38|-78.55
Amberley|OH|39.20|-84.43
Carthage|NY|43.98|-75.61
Ozark|AR|35.49|-93.83
Coquí|PR|17.97|-66.23
Spencerport|NY|43.19|-77.80
Bawcomville|LA|32.47|-92.17
Jayuya|PR|18.22|-66.59
Red Bud|IL|38.21|-89.99
Elizabethtown|NC|34.63|-78.61
University Center|VA|39.06|-77.44
Carey|OH|40.95|-83.38
Peralta|NM|34.84|-106.69
Forsyth|IL|39.93|-88.95
Centerville|TN|35.78|-87.47
Golf Manor|OH|39.19|-84.45
Idyllwild|CA|33.74|-116.72
Leisuretowne|NJ|39.89|-74.70
Le Roy|IL|40.35|-88.76
Penrose|CO|38.42|-105.02
Blackshear|GA|31.31|-82.24
Colonial Beach|VA|38.25|-76.96
Oregon|IL|42.01|-89.33
South Glens Falls|NY|43.30|-73.64
Port Hadlock-Irondale|WA|48.03|-122.79
Morganfield|KY|37.68|-87.92
Two Harbors|MN|47.02|-91.67
Tupper Lake|NY|44.22|-74.46
Mission Hills|CA|34.69|-120.44
Camden|TN|36.06|-88.10
Merton|WI|43.15|-88.31
Frontenac|MO|38.64|-90.42
Watertown|CT|41.61|-73.12
Imlay City|MI|43.02|-83.08
Windsor|WI|43.22|-89.34
Teague|TX|31.63|-96.28
Country Squire Lakes|IN|39.03|-85.70
Arundel|ME|43.38|-70.48
Meiners Oaks|CA|34.45|-119.28
Centre|AL|34.15|-85.68
Camden|ME|44.21|-69.06
Bunk Foss|WA|47.96|-122.09
Rochester|PA|40.70|-80.29
Stanley|WI|44.96|-90.94
Noyack|NY|41.00|-72.34
Brookville|NY|40.81|-73.57
Chipley|FL|30.78|-85.54
El Dorado Springs|MO|37.88|-94.02
Aledo|IL|41.20|-90.75
Black River Falls|WI|44.29|-90.85
Unicoi|TN|36.20|-82.35
Horseshoe Bay|TX|30.54|-98.37
Ranlo|NC|35.29|-81.13
High Bridge|NJ|40.67|-74.90
Monte Sereno|CA|37.24|-121.99
Landmark|AR|34.61|-92.32
Old Mystic|CT|41.39|-71.96
Louisburg|NC|36.10|-78.30
Luyando|PR|18.36|-67.16
Trappe|PA|40.20|-75.48
Omro|WI|44.04|-88.74
Valley Springs|CA|38.19|-120.83
Lake Clarke Shores|FL|26.65|-80.08
Mountain View|NC|35.68|-81.37
Willcox|AZ|32.25|-109.83
Morongo Valley|CA|34.05|-116.58
Lake Panasoffkee|FL|28.76|-82.09
La Vale|MD|39.66|-78.81
Broken Bow|NE|41.40|-99.64
San Manuel|AZ|32.60|-110.63
South Eliot|ME|43.11|-70.78
Trevose|PA|40.14|-74.98
Pulaski|WI|44.67|-88.24
Kahaluu-Keauhou|HI|19.57|-155.96
Wills Point|TX|32.71|-96.01
Port Ewen|NY|41.91|-73.98
Lincoln Park|CO|38.43|-105.22
North Baltimore|OH|41.18|-83.68
North Brooksville|FL|28.57|-82.41
Houston|MS|33.90|-89.00
Gibson|AR|34.88|-92.24
Hanover|IN|38.71|-85.47
Lenwood|CA|34.88|-117.10
Clover Hill|MD|39.46|-77.43
Saint Anthony|ID|43.97|-111.68
Pen Argyl|PA|40.87|-75.25
Limington|ME|43.73|-70.71
Kekaha|HI|21.97|-159.71
Alma|GA|31.54|-82.46
Huxley|IA|41.90|-93.60
West DeLand|FL|29.02|-81.33
South Nyack|NY|41.08|-73.92
Davenport|FL|28.16|-81.60
La Dolores|PR|18.38|-65.86
Oxford|MI|42.82|-83.26
Newcastle|WY|43.85|-104.20
Combined Locks|WI|44.27|-88.31
Hot Springs|SD|43.43|-103.47
Wilkesboro|NC|36.15|-81.16
Port LaBelle|FL|26.76|-81.41
Roland|OK|35.42|-94.51
Shavano Park|TX|29.58|-98.55
Woodstown|NJ|39.65|-75.33
Minoa|NY|43.08|-76.00
Mifflinburg|PA|40.92|-77.05
Thompsonville|PA|40.29|-80.11
Bloomer|WI|45.10|-91.49
Lincoln|ND|46.76|-100.70
Collegeville|MN|45.59|-94.36
Eden|NY|41.29|-74.49
Perry|NY|42.72|-78.01
Long Lake|IL|42.37|-88.13
Cape May|NJ|38.94|-74.91
Gothenburg|NE|40.93|-100.16
Paw Paw Lake|MI|42.21|-86.27
Toledo|OR|44.62|-123.94
Gooding|ID|42.94|-114.71
Hominy|OK|36.41|-96.40
Germantown Hills|IL|40.77|-89.47
Camden|DE|39.11|-75.54
West Monroe|MI|41.91|-83.43
South Beach|FL|27.59|-80.34
Johnston City|IL|37.82|-88.93
Etowah|TN|35.32|-84.52
Indianola|WA|47.75|-122.53
Heflin|AL|33.65|-85.59
Dewey|OK|36.80|-95.94
Aguas Claras|PR|18.25|-65.65
Tutwiler|MS|34.01|-90.43
Polkton|NC|35.01|-80.20
Leisure Village West-Pine Lake Park|NJ|40.00|-74.27
Blackstone|VA|37.08|-78.00
Calcium|NY|44.02|-75.85
Sauk City|WI|43.27|-89.72
Laguna Heights|TX|26.08|-97.25
Paulding|OH|41.14|-84.58
Hidden Meadows|CA|33.23|-117.11
Oak Valley|NJ|39.80|-75.16
Delta|UT|39.35|-112.58
Helena Valley Northwest|MT|46.73|-112.06
Newport|MN|44.87|-93.00
Saint Johns|AZ|34.51|-109.36
Tolono|IL|39.99|-88.26
Summersville|WV|38.28|-80.85
Amesti|CA|36.96|-121.78
Lillington|NC|35.40|-78.82
Southport|NC|33.92|-78.02
Jobos|PR|17.96|-66.17
Juno Beach|FL|26.88|-80.05
Richwood|LA|32.45|-92.08
Dillonvale|OH|39.22|-84.40
Altavista|VA|37.11|-79.29
Ohioville|PA|40.68|-80.49
Malmstrom Air Force Base|MT|47.51|-111.18
Haworth|NJ|40.96|-73.99
Gallipolis|OH|38.81|-82.20
Pottsgrove|PA|40.26|-75.61
Brookmont|MD|38.94|-77.12
Enon|VA|37.33|-77.32
Washington|CT|41.63|-73.31
Lake Isabella|CA|35.62|-118.47
Mobridge|SD|45.54|-100.43
West End-Cobb Town|AL|33.65|-85.87
Riverton|IL|39.84|-89.54
Mora|MN|45.88|-93.29
Hill Air Force Base|UT|41.11|-111.98
Freeland|PA|41.02|-75.90
Pownal|VT|42.77|-73.24
Highland Acres|DE|39.12|-75.52
Richwood|NJ|39.72|-75.17
Myrtle Creek|OR|43.02|-123.29
West Orange|TX|30.08|-93.76
Hurley|NY|41.92|-74.06
Gramercy|LA|30.05|-90.69
Hicksville|OH|41.29|-84.76
Boonsboro|MD|39.51|-77.65
Paw Paw|MI|42.22|-85.89
Robins|IA|42.07|-91.67
Pistakee Highlands|IL|42.41|-88.21
New Hampton|IA|43.06|-92.32
Lely|FL|26.10|-81.73
Brookhaven|NY|40.78|-72.92
Dover Base Housing|DE|39.12|-75.48
Richmond|WI|42.71|-88.75
Marion|AL|32.63|-87.32
Kitty Hawk|NC|36.06|-75.71
Farmersville|TX|33.16|-96.36
Union City|IN|40.20|-84.81
Port Saint Joe|FL|29.81|-85.30
Wright City|MO|38.83|-91.02
Wewoka|OK|35.16|-96.49
Paris|AR|35.29|-93.73
Sleepy Eye|MN|44.30|-94.72
Waldron|AR|34.90|-94.09
Jewett City|CT|41.61|-71.98
Morton|MS|32.35|-89.65
West Nyack|NY|41.10|-73.97
Addison|WI|43.42|-88.37
Story City|IA|42.19|-93.60
Justin|TX|33.08|-97.30
Mount Angel|OR|45.07|-122.80
Lake Pocotopaug|CT|41.60|-72.51
Goldendale|WA|45.82|-120.82
Red Springs|NC|34.82|-79.18
Jamestown|CA|37.95|-120.42
Hoosick Falls|NY|42.90|-73.35
Mansfield|PA|41.81|-77.08
Malvern|PA|40.04|-75.51
Peshtigo|WI|45.05|-87.75
Valley Green|PA|40.16|-76.79
Borrego Springs|CA|33.26|-116.38
Captain Cook|HI|19.50|-155.92
Pine Manor|FL|26.57|-81.88
Loyalhanna|PA|40.32|-79.36
Troy|NC|35.36|-79.89
Houghton Lake|MI|44.31|-84.76
Beechwood|MS|32.33|-90.83
Lockland|OH|39.23|-84.46
Mariemont|OH|39.15|-84.37
Auburn Lake Trails|CA|38.91|-120.95
Grasonville|MD|38.96|-76.21
Kaunakakai|HI|21.09|-157.03
Red Oak|NC|36.04|-77.91
Saxon|SC|34.96|-81.97
Cienegas Terrace|TX|29.37|-100.94
Lyman|SC|34.95|-82.13
Frontenac|KS|37.46|-94.69
Kenedy|TX|28.82|-97.85
New Brighton|NY|40.64|-74.09
Feather Sound|FL|27.90|-82.67
Pine Lawn|MO|38.70|-90.28
Poteet|TX|29.04|-98.57
Eagle Grove|IA|42.66|-93.90
Jena|LA|31.68|-92.13
Ross|OH|39.31|-84.65
Greenland|NH|43.04|-70.83
Lowville|NY|43.79|-75.49
Livingston|AL|32.58|-88.19
Humboldt Hill|CA|40.73|-124.19
Glasgow|MT|48.20|-106.64
Palmyra|NY|43.06|-77.23
Aledo|TX|32.70|-97.60
Princeton|MA|42.45|-71.88
Sharpes|FL|28.43|-80.76
Nahant|MA|42.43|-70.92
Stanhope|NJ|40.90|-74.71
Wellsville|OH|40.60|-80.65
Gibson City|IL|40.46|-88.38
Narragansett Pier|RI|41.43|-71.46
Day Valley|CA|37.04|-121.86
Level Park-Oak Park|MI|42.36|-85.27
Ely|MN|47.90|-91.87
Virden|IL|39.50|-89.77
Thorndale|PA|39.99|-75.75
West Wyomissing|PA|40.32|-75.99
Locust Valley|NY|40.88|-73.60
Brentwood|NH|42.98|-71.07
Corunna|MI|42.98|-84.12
Greensboro|GA|33.58|-83.18
White Bluff|TN|36.11|-87.22
Amity Gardens|PA|40.27|-75.74
Etna|PA|40.50|-79.95
Masontown|PA|39.85|-79.90
Sharpsburg|PA|40.49|-79.93
Gentry|AR|36.27|-94.48
Cedar Grove|FL|30.17|-85.63
Loxahatchee Groves|FL|26.68|-80.28
Brimfield|MA|42.12|-72.20
Essexville|MI|43.62|-83.84
Bayshore|NC|34.29|-77.79
Jacksonwald|PA|40.32|-75.85
Sheffield|MA|42.11|-73.36
Beulah|ND|47.26|-101.78
Fort Lee|VA|37.50|-77.34
Skidway Lake|MI|44.18|-84.04
Rising Sun-Lebanon|DE|39.10|-75.50
Ocilla|GA|31.59|-83.25
Rio Dell|CA|40.50|-124.11
Cleves|OH|39.16|-84.75
Chandler|IN|38.04|-87.37
Austin|AR|35.00|-91.98
Lindsborg|KS|38.57|-97.67
Bamberg|SC|33.30|-81.03
Lake Lakengren|OH|39.69|-84.69
Islandia|NY|40.80|-73.17
Ticonderoga|NY|43.85|-73.42
Water Valley|MS|34.15|-89.63
River View Park|PA|40.39|-75.96
Oakwood|GA|34.23|-83.88
Pleasant Hills|MD|39.48|-76.39
Midland|NC|35.23|-80.50
Hokendauqua|PA|40.66|-75.49
Tipton|MO|38.66|-92.78
Tuckerton|NJ|39.60|-74.34
Piney Point Village|TX|29.76|-95.52
Warsaw|NY|42.74|-78.13
French Camp|CA|37.88|-121.27
Vineyards|FL|26.22|-81.73
Ferriday|LA|31.63|-91.55
Springdale|PA|40.54|-79.78
Spearman|TX|36.20|-101.19
Cuba|MO|38.06|-91.40
Rogersville|MO|37.12|-93.06
Iroquois Point|HI|21.33|-157.98
Lutcher|LA|30.04|-90.70
Karnes City|TX|28.88|-97.90
San Antonio Heights|CA|34.16|-117.66
Maiden|NC|35.58|-81.21
Fulton|IL|41.87|-90.16
Vails Gate|NY|41.45|-74.06
West Point|NE|41.84|-96.71
Clinton|CT|41.28|-72.53
Zumbrota|MN|44.29|-92.67
Georgetown|IL|42.14|-89.83
Clifton|TX|31.78|-97.58
South Alamo|TX|26.16|-98.11
Reamstown|PA|40.21|-76.12
South Duxbury|MA|42.02|-70.68
Shannondale|WV|39.22|-77.81
Lincoln Heights|OH|40.77|-82.48
Newton|MS|32.32|-89.16
Vinton|LA|30.19|-93.58
Mount Oliver|PA|40.41|-79.99
Boardman|OR|45.84|-119.70
Kelseyville|CA|38.98|-122.84
Manti|UT|39.27|-111.64
Aubrey|TX|33.30|-96.99
Winnsboro|SC|34.38|-81.09
Big Lake|AK|61.52|-149.95
Oak Point|TX|33.19|-96.99
Cutchogue|NY|41.01|-72.49
Prestonsburg|KY|37.67|-82.77
Long Prairie|MN|45.97|-94.87
Sleepy Hollow|IL|42.09|-88.30
Hahnville|LA|29.98|-90.41
Van Alstyne|TX|33.42|-96.58
Brimfield|OH|41.10|-81.35
Waterloo|WI|43.18|-88.99
Lebanon|VA|36.90|-82.08
Ocean Grove|NJ|40.21|-74.01
Agua Dulce|CA|34.50|-118.33
Llano|TX|30.76|-98.68
Ossian|IN|40.88|-85.17
Crestview Hills|KY|39.03|-84.58
Heavener|OK|34.89|-94.60
Winnsboro|TX|32.96|-95.29
Baldwyn|MS|34.51|-88.64
Auburn|NE|40.39|-95.84
Durand|MI|42.91|-83.98
Vandenberg Air Force Base|CA|34.75|-120.52
Moulton|AL|34.48|-87.29
Pine Island|MN|44.20|-92.65
Newbern|TN|36.11|-89.26
Rockport|ME|44.18|-69.08
Lake Belvedere Estates|FL|26.69|-80.13
Haughton|LA|32.53|-93.50
West Point|VA|37.53|-76.80
Nicholls|GA|31.52|-82.63
Canton|SD|43.30|-96.59
Alamo|GA|32.15|-82.78
West Liberty|KY|37.92|-83.26
Dana|NC|35.33|-82.38
Luis Llorens Torres|PR|18.06|-66.53
India Hook|SC|35.01|-81.02
Montauk|NY|41.04|-71.95
Wrightstown|WI|44.33|-88.16
Mingo Junction|OH|40.32|-80.61
Richville|OH|40.75|-81.48
Clearview|WA|47.83|-122.13
Peaceful Valley|WA|48.94|-122.15
Marysville|KS|39.84|-96.65
Mulberry|OH|39.19|-84.24
Lakeland|GA|31.04|-83.08
Spring City|PA|40.18|-75.55
Barron|WI|45.40|-91.85
Blairsville|PA|40.43|-79.26
Sugar Creek|MO|39.11|-94.44
Avon|NY|42.91|-77.75
Savannah|TX|33.23|-96.91
Larch Way|WA|47.84|-122.25
Duncan|SC|34.94|-82.15
West Lake Hills|TX|30.30|-97.80
Saint Augusta|MN|45.48|-94.15
Northwest Harbor|NY|41.01|-72.22
Edcouch|TX|26.29|-97.96
Cottonwood|CA|38.66|-121.97
Denmark|SC|33.32|-81.14
Big Lake|TX|31.19|-101.46
Ingalls Park|IL|41.52|-88.04
North Lakeport|CA|39.09|-122.91
New Baden|IL|38.54|-89.70
Pagedale|MO|38.68|-90.31
Jasper|TN|35.07|-85.63
Huntingtown Town Center|MD|38.62|-76.62
Pixley|CA|35.97|-119.29
Terra Bella|CA|35.96|-119.04
Mabank|TX|32.37|-96.10
Uniontown|OH|40.98|-81.41
New York Mills|NY|43.11|-75.29
Pine Ridge|SD|43.03|-102.56
Moreland Hills|OH|41.45|-81.43
Eastlawn Gardens|PA|40.75|-75.30
Gosnell|AR|35.96|-89.97
Cassville|MO|36.68|-93.87
Greensburg|OH|40.93|-81.46
Hatfield|PA|40.28|-75.30
Annandale|MN|45.26|-94.12
Ajo|AZ|32.37|-112.86
Princess Anne|MD|38.20|-75.69
Saylorville|IA|41.68|-93.63
Middleville|MI|42.71|-85.46
Lordstown|OH|41.17|-80.86
Galena|IL|42.42|-90.43
Manor|PA|40.33|-79.67
Mount Pleasant|UT|39.55|-111.46
Hubbard|OR|45.18|-122.81
Hannahs Mill|GA|32.93|-84.35
Rockfish|NC|34.99|-79.07
Hollywood Park|TX|29.60|-98.49
Venus|TX|32.43|-97.10
Louisiana|MO|39.45|-91.05
Mount Shasta|CA|41.31|-122.31
North Middletown|NJ|40.44|-74.12
Mayfield|OH|41.55|-81.44
Forestville|CA|38.47|-122.89
De Witt|AR|34.29|-91.34
Woodlawn|OH|39.25|-84.47
North Pembroke|MA|42.09|-70.79
Springvale|ME|43.47|-70.79
Spencer|NC|35.69|-80.43
Brodhead|WI|42.62|-89.38
Burbank|WA|46.20|-119.01
Breckenridge|MN|46.26|-96.59
Wellsboro|PA|41.75|-77.30
Las Quintas Fronterizas|TX|28.69|-100.47
Las Quintas Fronterizas Colonia|TX|28.69|-100.47
Hanover|MN|45.16|-93.67
Baldwin|GA|34.49|-83.54
Maybrook|NY|41.48|-74.22
Muldrow|OK|35.41|-94.60
Fox Run|PA|40.70|-80.08
Hanceville|AL|34.06|-86.77
Linwood|PA|39.83|-75.43
Ingram|PA|40.45|-80.07
Berwyn Heights|MD|38.99|-76.91
Cornville|AZ|34.72|-111.92
East Richmond Heights|CA|37.94|-122.31
San José|PR|18.40|-66.26
Perham|MN|46.59|-95.57
Newburgh|IN|37.94|-87.41
Fort Edward|NY|43.27|-73.58
Orange|OH|41.45|-81.48
Kotzebue|AK|66.90|-162.60
Wynantskill|NY|42.70|-73.64
Bishopville|SC|34.22|-80.25
El Cenizo|TX|27.35|-99.49
Cadiz|OH|40.27|-81.00
Hemlock Farms|PA|41.33|-75.04
Howards Grove|WI|43.83|-87.82
Gray|GA|33.01|-83.53
Hawthorne|NV|38.52|-118.62
Shelby|MT|48.51|-111.86
Ravena|NY|42.47|-73.82
Bainbridge|OH|41.39|-81.34
Seacliff|CA|36.97|-121.92
Southampton|NY|40.88|-72.39
Mount Healthy Heights|OH|39.27|-84.57
Holton|KS|39.47|-95.74
Pinch|WV|38.41|-81.48
South Jacksonville|IL|39.71|-90.23
Checotah|OK|35.47|-95.52
Loyola|CA|37.35|-122.10
Russell|KY|38.52|-82.70
Gilmanton|NH|43.42|-71.41
Garnett|KS|38.28|-95.24
Manila|AR|35.88|-90.17
Hodgenville|KY|37.57|-85.74
Ciales|PR|18.34|-66.47
Philippi|WV|39.15|-80.04
Ripley|WV|38.82|-81.71
Blissfield|MI|41.83|-83.86
Saddle River|NJ|41.03|-74.10
Athens|PA|41.96|-76.52
Balcones Heights|TX|29.49|-98.55
Winnie|TX|29.82|-94.38
Sunapee|NH|43.39|-72.09
Kennedy|CA|37.93|-121.25
Netcong|NJ|40.90|-74.71
Mauriceville|TX|30.20|-93.87
Sunnyslope|WA|47.47|-120.34
Northwest Harwinton|CT|41.78|-73.08
North Hartsville|SC|34.39|-80.07
Nesquehoning|PA|40.86|-75.81
North Wales|PA|40.21|-75.28
Milan|NM|35.17|-107.89
Windermere|FL|28.50|-81.53
Okemah|OK|35.43|-96.31
Medina|TX|26.92|-99.26
Jefferson|OR|44.72|-123.01
Underwood-Petersville|AL|34.88|-87.70
Liberty|SC|34.79|-82.69
Pitcairn|PA|40.40|-79.78
Butte|AK|61.54|-149.03
Hinton|OK|35.47|-98.36
South Hempstead|NY|40.68|-73.62
Benson|MN|45.31|-95.60
Monmouth Beach|NJ|40.33|-73.98
West Point|GA|32.88|-85.18
Crandall|TX|32.63|-96.46
Gunnison|UT|39.16|-111.82
Oliver Springs|TN|36.04|-84.34
Franklin|MI|42.52|-83.31
Plainview|MN|44.16|-92.17
Blue Earth|MN|43.64|-94.10
North Alamo|TX|26.22|-98.13
Brooktrails|CA|39.44|-123.39
Jackson|MN|43.62|-94.99
Benton City|WA|46.26|-119.49
Lockeford|CA|38.16|-121.15
Gravette|AR|36.42|-94.45
Ponderosa Park|CO|39.41|-104.65
Moosup|CT|41.71|-71.88
Vicksburg|MI|42.12|-85.53
Clyde Hill|WA|47.63|-122.22
Coplay|PA|40.67|-75.50
Welsh|LA|30.24|-92.82
North Cape May|NJ|38.98|-74.96
Haskell|TX|33.16|-99.73
Wesleyville|PA|42.14|-80.02
Medina|WA|47.62|-122.23
Boiling Springs|PA|40.15|-77.13
Ozona|TX|30.71|-101.20
Carlyle|IL|38.61|-89.37
Tomahawk|WI|45.47|-89.73
Heyburn|ID|42.56|-113.76
Melbourne Beach|FL|28.07|-80.56
Iowa|LA|30.24|-93.01
Campo Rico|PR|18.34|-65.90
Union City|PA|41.90|-79.85
Meadow Vista|CA|39.00|-121.02
Biscayne Park|FL|25.88|-80.18
Cleveland|OK|36.31|-96.47
New Holstein|WI|43.95|-88.08
Flagler Estates|FL|29.65|-81.46
Momence|IL|41.17|-87.66
Laguna Vista|TX|26.10|-97.29
Delanco|NJ|40.05|-74.95
Brackenridge|PA|40.61|-79.74
Oakridge|OR|43.75|-122.46
Georgetown|IN|40.74|-86.50
Capitanejo|PR|18.01|-66.53
Port Washington North|NY|40.84|-73.70
Pretty Bayou|FL|30.20|-85.70
Orchard Park|NY|42.77|-78.74
Pittsboro|IN|39.86|-86.47
Ebensburg|PA|40.49|-78.72
Fort Hall|ID|43.03|-112.44
Tipton|IA|41.77|-91.13
East Dundee|IL|42.10|-88.27
Dundee|OR|45.28|-123.01
Warrior|AL|33.81|-86.81
Barrett|TX|29.88|-95.06
Rockwood|MI|42.07|-83.25
Wanakah|NY|42.75|-78.90
Ellsworth|WI|44.73|-92.49
Highland|WA|46.13|-119.11
Pleasant Valley|WV|39.46|-80.14
Goffstown|NH|43.02|-71.60
Williamsburg|IA|41.66|-92.01
Vineyard|UT|40.30|-111.75
Cliffwood Beach|NJ|40.44|-74.22
Vado|NM|32.11|-106.66
New Hope|MS|33.47|-88.33
Sandia Heights|NM|35.18|-106.49
Deer Park|IL|42.16|-88.08
Milbank|SD|45.22|-96.64
Brentwood|MD|38.94|-76.96
Centerville|PA|40.05|-79.98
Montezuma|GA|32.31|-84.03
Boscobel|WI|43.13|-90.71
Ladysmith|WI|45.46|-91.10
South Blooming Grove|NY|41.37|-74.18
Clarksville|TX|33.61|-95.05
Nellis Air Force Base|NV|36.25|-115.06
Scissors|TX|26.14|-98.05
Meadowbrook|CA|33.73|-117.29
Sixmile Run|NJ|40.46|-74.51
Three Lakes|WA|47.94|-122.01
Smithville-Sanders|IN|39.06|-86.51
Grantville|GA|33.23|-84.84
Sumner|IL|38.72|-87.86
Kingstree|SC|33.67|-79.83
Homer|NY|42.64|-76.18
Elk Ridge|UT|40.01|-111.68
Wildwood Crest|NJ|38.97|-74.83
Abingdon|IL|40.80|-90.40
Madison|OH|41.77|-81.05
Mamou|LA|30.63|-92.42
Priceville|AL|34.53|-86.89
West Union|OH|38.79|-83.55
Olney|TX|33.37|-98.75
Balmville|NY|41.53|-74.01
La Fermina|PR|18.18|-65.85
Chimayo|NM|36.00|-105.95
Gillespie|IL|39.13|-89.82
Warsaw|NC|35.00|-78.09
Chandler|OK|35.70|-96.88
Nyssa|OR|43.88|-116.99
Barbourville|KY|36.87|-83.89
Thiensville|WI|43.24|-87.98
Pickens|SC|34.88|-82.71
Tallapoosa|GA|33.74|-85.29
Pierre Part|LA|29.97|-91.20
Nokomis|FL|27.12|-82.44
Saint James|NC|33.93|-78.12
Mount Penn|PA|40.33|-75.89
Oxoboxo River|CT|41.44|-72.13
Corning|AR|36.41|-90.58
Dennis Port|MA|41.66|-70.13
Valhalla|NY|41.07|-73.78
Squaw Valley|CA|36.74|-119.25
DeQuincy|LA|30.45|-93.43
Oak Ridge North|TX|30.16|-95.44
Cashmere|WA|47.52|-120.47
Sedco Hills|CA|33.64|-117.29
Ponce Inlet|FL|29.10|-80.94
Delhi|NY|42.28|-74.92
East Prairie|MO|36.78|-89.39
Hamburg|NJ|41.15|-74.58
Grangeville|ID|45.93|-116.12
Hilliard|FL|30.69|-81.92
Grape Creek|TX|31.58|-100.55
Burney|CA|40.88|-121.66
Riverdale|CA|36.43|-119.86
Pendleton|SC|34.65|-82.78
McDonald|OH|41.16|-80.72
Nevada City|CA|39.26|-121.02
Estacada|OR|45.29|-122.33
Maple Heights-Lake Desire|WA|47.44|-122.10
Millersburg|OH|40.55|-81.92
Dadeville|AL|32.83|-85.76
Bishop|TX|27.59|-97.80
Pittsfield|ME|44.78|-69.38
River Bend|NC|35.07|-77.15
Swansboro|NC|34.69|-77.12
West Portsmouth|OH|38.76|-83.03
Bethany|MO|40.27|-94.03
Whispering Pines|NC|35.26|-79.37
Fairbanks Ranch|CA|32.99|-117.19
Grayson|GA|33.89|-83.96
Las Lomas|TX|26.36|-98.78
Columbus|KS|37.17|-94.84
Portageville|MO|36.43|-89.70
Four Corners|MT|45.63|-111.19
Chattahoochee|FL|30.71|-84.85
Corydon|IN|38.21|-86.12
Trafford|PA|40.39|-79.76
Algona|WA|47.28|-122.25
Ladonia|AL|32.47|-85.08
Brillion|WI|44.18|-88.06
Myerstown|PA|40.37|-76.30
Avondale Estates|GA|33.77|-84.27
Zillah|WA|46.40|-120.26
Carrollton|OH|40.57|-81.09
Marienville|PA|41.47|-79.12
Eunice|NM|32.44|-103.16
Bonanza|GA|33.47|-84.34
Sloatsburg|NY|41.15|-74.19
Frostproof|FL|27.75|-81.53
Macungie|PA|40.52|-75.56
Prescott|AR|33.80|-93.38
Nashville|IL|38.34|-89.38
Red Bay|AL|34.44|-88.14
Grand Saline|TX|32.67|-95.71
Pine Hills|CA|40.73|-124.15
San Carlos|TX|26.30|-98.07
Fayetteville|PA|39.91|-77.55
Mono Vista|CA|38.00|-120.27
Rural Hall|NC|36.24|-80.29
Tonkawa|OK|36.68|-97.31
Allendale|SC|33.01|-81.31
La Center|WA|45.86|-122.67
Wildwood Lake|TN|35.09|-84.85
Cross Mountain|TX|29.65|-98.66
Clayton|DE|39.29|-75.63
Williams|AZ|35.25|-112.19
Mannford|OK|36.13|-96.35
Delta|OH|41.57|-84.01
North Crossett|AR|33.17|-91.94
Cloverdale|VA|37.37|-79.91
Wise|VA|36.98|-82.58
Attica|IN|40.29|-87.25
Rancho Santa Fe|CA|33.02|-117.20
Landis|NC|35.55|-80.61
Licking|MO|37.50|-91.86
Bandon|OR|43.12|-124.41
South Pittsburg|TN|35.01|-85.70
Niantic|CT|41.33|-72.19
Homestead|PA|40.41|-79.91
Greenwood Lake|NY|41.22|-74.29
Dade City North|FL|28.38|-82.19
Lesslie|SC|34.89|-80.96
Hogansville|GA|33.17|-84.91
Walbridge|OH|41.59|-83.49
Esparto|CA|38.69|-122.02
Cutten|CA|40.77|-124.14
Chickamauga|GA|34.87|-85.29
Hickory Hills|MS|30.46|-88.64
Garner|IA|43.10|-93.60
McCall|ID|44.91|-116.10
Westville|IL|40.04|-87.64
Bean Station|TN|36.34|-83.28
Middlebury|IN|41.68|-85.71
Peterborough|NH|42.87|-71.95
Pomona|NY|41.17|-74.04
Warrensburg|NY|43.50|-73.78
Channel Islands Beach|CA|34.16|-119.22
Moss Beach|CA|37.53|-122.51
Tybee Island|GA|32.00|-80.85
Lanai City|HI|20.83|-156.92
Bethel Acres|OK|35.31|-97.03
Emajagua|PR|18.00|-65.88
Fairview|NY|41.72|-73.92
Mechanicsville|PA|40.97|-76.59
Cherry Valley|IL|42.23|-88.95
Belgrade|ME|44.45|-69.83
Fairport Harbor|OH|41.75|-81.27
Hiawatha|KS|39.85|-95.54
Somerville|TN|35.24|-89.35
North Shore|VA|37.08|-79.66
Algoma|WI|44.61|-87.43
Crockett|CA|38.05|-122.21
Nicholson|MS|30.48|-89.69
Concordia|NJ|40.31|-74.45
Weaver|AL|33.75|-85.81
Taft|TX|27.98|-97.40
Hansville|WA|47.92|-122.55
Tiger Point|FL|30.38|-87.06
Hideaway|TX|32.49|-95.46
Westfield|NY|42.32|-79.58
Clear Lake Riviera|CA|38.95|-122.72
Crystal River|FL|28.90|-82.59
Blennerhassett|WV|39.26|-81.63
Wilder|KY|39.06|-84.49
Brightwaters|NY|40.72|-73.27
Soperton|GA|32.38|-82.59
Kingman|KS|37.65|-98.11
East Gaffney|SC|35.08|-81.63
Blue Ridge|VA|37.38|-79.81
North Falmouth|MA|41.65|-70.62
Kenova|WV|38.40|-82.58
Pottsville|AR|35.25|-93.05
Clare|MI|43.82|-84.77
The Plains|OH|39.37|-82.13
North River Shores|FL|27.22|-80.27
Montrose|MN|45.06|-93.91
Westhampton|NY|40.82|-72.67
Wormleysburg|PA|40.26|-76.91
Canterwood|WA|47.38|-122.59
Wallburg|NC|36.01|-80.14
Double Oak|TX|33.07|-97.11
Pine City|MN|45.83|-92.97
Barton Creek|TX|30.29|-97.87
Boothbay|ME|43.88|-69.63
Cave Springs|AR|36.26|-94.23
Rock Island|FL|26.16|-80.18
Hillsboro|MO|38.23|-90.56
Havana|IL|40.30|-90.06
Boutte|LA|29.90|-90.39
Tishomingo|OK|34.24|-96.68
Doylestown|OH|40.97|-81.70
Tilton-Northfield|NH|43.44|-71.59
Norco|LA|30.00|-90.41
Blountville|TN|36.53|-82.33
Feasterville|PA|40.14|-75.01
Brices Creek|NC|35.06|-77.09
Acushnet Center|MA|41.69|-70.91
Rush City|MN|45.69|-92.97
Maugansville|MD|39.69|-77.74
Brazoria|TX|29.04|-95.57
Lake Arrowhead|ME|43.66|-70.73
Pajaro|CA|36.90|-121.75
Proctor|MN|46.75|-92.23
Buckner|MO|39.13|-94.20
McSherrystown|PA|39.81|-77.01
Lucerne|CA|36.38|-119.66
Hickory Creek|TX|33.12|-97.04
Sherrill|NY|43.07|-75.60
Providence|KY|38.57|-85.22
Arlington|MD|39.35|-76.68
Atoka|OK|34.39|-96.13
Mount Pocono|PA|41.12|-75.36
Yerington|NV|38.99|-119.16
Needville|TX|29.40|-95.84
Culloden|WV|38.42|-82.06
Dalzell|SC|34.02|-80.43
Combes|TX|26.25|-97.73
Ellsworth|KS|38.73|-98.23
Pleasant Valley|MO|39.22|-94.48
Springfield|KY|37.69|-85.22
Verona|MS|34.19|-88.72
Orofino|ID|46.48|-116.26
Holloman Air Force Base|NM|32.85|-106.10
Lodi|WI|43.31|-89.53
Atkins|AR|35.25|-92.94
Mellwood|MD|38.81|-76.82
Lake Orion|MI|42.78|-83.24
Angwin|CA|38.58|-122.45
Lake Success|NY|40.77|-73.72
Kendall Green|FL|26.25|-80.12
Lakemore|OH|41.02|-81.44
Bellows Falls|VT|43.13|-72.44
West Burlington|IA|40.83|-91.16
Parker|AZ|34.15|-114.29
Rothsville|PA|40.15|-76.25
Wyncote|PA|40.09|-75.15
Wyoming|PA|41.31|-75.84
Silt|CO|39.55|-107.66
Lanesborough|MA|42.52|-73.23
Robbinsville|NJ|40.21|-74.62
Jefferson|OH|41.74|-80.77
Buffalo|MO|37.64|-93.09
Mohnton|PA|40.29|-75.98
Salmon|ID|45.18|-113.90
Port Angeles East|WA|48.11|-123.37
Granite Hills|CA|32.80|-116.90
Frisco|CO|39.57|-106.10
Island Walk|FL|26.25|-81.71
Elma|WA|47.00|-123.41
Shenandoah Farms|VA|38.98|-78.08
Gulivoire Park|IN|41.61|-86.25
York Harbor|ME|43.14|-70.65
Lakewood|SC|33.85|-80.35
Milton|LA|30.10|-92.08
San Saba|TX|31.20|-98.72
Keego Harbor|MI|42.61|-83.34
Genoa City|WI|42.50|-88.33
Williston|SC|33.40|-81.42
Arbuckle|CA|39.02|-122.06
Pannill Fork|VA|36.71|-80.01
Pantops|VA|38.03|-78.46
Royal Palm Estates|FL|26.68|-80.13
Hartford|SD|43.62|-96.94
Las Lomas|CA|36.87|-121.73
Girard|PA|42.00|-80.32
North Barrington|IL|42.21|-88.14
Emmitsburg|MD|39.70|-77.33
Barranquitas|PR|18.19|-66.31
Imbery|PR|18.44|-66.55
Beechwood Trails|OH|40.02|-82.65
Milford|IA|43.32|-95.15
New Britain|PA|40.30|-75.18
Yountville|CA|38.40|-122.36
Ridgemark|CA|36.81|-121.37
Beechwood|MI|42.80|-86.13
Henrietta|TX|33.82|-98.20
Paddock Lake|WI|42.58|-88.11
Anza|CA|33.56|-116.67
Agua Dulce|TX|31.66|-106.14
Three Rivers|OR|43.82|-121.47
Upton|MA|42.17|-71.60
Canadian|TX|35.91|-100.38
The Hideout|PA|41.43|-75.35
Winnebago|IL|42.27|-89.24
New Madrid|MO|36.59|-89.53
Lucedale|MS|30.93|-88.59
Indian Heights|IN|40.43|-86.13
Bad Axe|MI|43.80|-83.00
Orchard City|CO|38.83|-107.97
Lewes|DE|38.77|-75.14
Woodbury Heights|NJ|39.82|-75.16
East Syracuse|NY|43.07|-76.08
Kenvil|NJ|40.88|-74.62
Watonga|OK|35.84|-98.41
Llano Grande|TX|26.13|-97.97
Park Hills|KY|39.07|-84.53
Acres Green|CO|39.56|-104.90
Beaver|UT|38.28|-112.64
Minden|NE|40.50|-98.95
Goshen|CA|36.35|-119.42
Homer|LA|32.79|-93.06
Pembroke|NC|34.68|-79.20
Belle Meade|TN|36.10|-86.86
Saint Clair|PA|40.72|-76.19
Lafayette|AL|32.90|-85.40
Williamson|WV|37.67|-82.28
Murfreesboro|NC|36.44|-77.10
Orwigsburg|PA|40.65|-76.10
Cut Bank|MT|48.63|-112.33
Iuka|MS|34.81|-88.19
Bedford Hills|NY|41.24|-73.69
Minden|NV|38.95|-119.77
Trabuco Canyon|CA|33.66|-117.59
Warm Springs|MT|46.18|-112.78
National Park|NJ|39.87|-75.18
Waynesville|OH|39.53|-84.09
Lead|SD|44.35|-103.77
Smithsburg|MD|39.65|-77.57
Shady Spring|WV|37.71|-81.10
Bushnell|FL|28.66|-82.11
Granite Quarry|NC|35.61|-80.45
Helena Valley Northeast|MT|46.70|-111.95
Springdale|MD|38.94|-76.84
Chester|VT|43.26|-72.60
Tyndall Air Force Base|FL|30.09|-85.61
Ferrysburg|MI|43.08|-86.22
Point Baker|FL|30.69|-87.05
Potosi|TX|32.33|-99.66
Arcadia|WI|44.25|-91.50
Clarcona|FL|28.61|-81.50
Cleveland|FL|26.96|-81.98
Coventry Lake|CT|41.77|-72.33
Laurel Lake|NJ|39.34|-75.03
Harbour Heights|FL|26.99|-82.00
Marion|KY|37.33|-88.08
Poplarville|MS|30.84|-89.53
East Greenville|PA|40.41|-75.50
Natalbany|LA|30.55|-90.49
Leesburg|GA|31.73|-84.17
Manistique|MI|45.96|-86.25
Hudson Bend|TX|30.42|-97.93
Grand Mound|WA|46.79|-123.01
Calais|ME|45.18|-67.28
Churchill|PA|40.44|-79.84
Woodville|FL|30.31|-84.25
Wood-Lynne|NJ|39.92|-75.10
Brookland|AR|35.90|-90.58
Bushnell|IL|40.55|-90.51
Ballville|OH|41.33|-83.13
Penbrook|PA|40.28|-76.85
Thermopolis|WY|43.65|-108.21
Hickory Withe|TN|35.24|-89.59
Stamford|TX|32.95|-99.80
Andrews AFB|MD|38.81|-76.87
Rushville|IL|40.12|-90.56
Baltimore|OH|39.85|-82.60
Edgecliff Village|TX|32.66|-97.34
Green Rock|IL|41.47|-90.36
Meridian|CO|39.54|-104.85
Elgin|OK|34.78|-98.29
Rollingwood|CA|37.97|-122.33
Hartville|OH|40.96|-81.33
Harlem|GA|33.41|-82.31
Sunset|LA|30.41|-92.07
Madawaska|ME|47.36|-68.32
Lake Delton|WI|43.60|-89.79
Locust|NC|35.26|-80.43
Afton|MN|44.90|-92.78
Cornwall|NY|41.44|-74.02
Williamstown|WV|39.40|-81.45
Spring Lake|NJ|40.15|-74.03
Lake City|PA|42.01|-80.35
Deer Lodge|MT|46.40|-112.73
Waikapu|HI|20.86|-156.51
Ainaloa|HI|19.53|-154.99
Mount Morris|MI|43.12|-83.69
New Bremen|OH|40.44|-84.38
Oostburg|WI|43.62|-87.79
Sandwich|MA|41.76|-70.49
Arnold|MN|46.88|-92.09
Indian Hills|KY|38.27|-85.66
Kingwood|WV|39.47|-79.68
New Tazewell|TN|36.44|-83.60
Youngwood|PA|40.24|-79.58
Inwood|WV|39.36|-78.04
Saint James|MD|39.56|-77.76
Chelsea|NY|40.60|-74.19
El Cerro|NM|34.73|-106.71
Brownstown|IN|38.88|-86.04
Fairfield Harbour|NC|35.08|-76.96
Summit Hill|PA|40.82|-75.87
Gloucester Courthouse|VA|37.41|-76.53
Graymoor-Devondale|KY|38.27|-85.62
Chandler|TX|32.31|-95.48
Jones|OK|35.57|-97.29
Petersburg|AK|56.81|-132.96
Elkins|AR|36.00|-94.01
Riverside|MO|39.18|-94.61
Lowesville|NC|35.42|-81.01
Groveville|NJ|40.17|-74.67
Warm Springs|OR|44.76|-121.27
Kilmanagh|MI|43.76|-83.36
Soda Springs|ID|42.65|-111.60
Chaffee|MO|37.18|-89.66
Superior|AZ|33.29|-111.10
Buies Creek|NC|35.41|-78.74
Geneva|FL|28.74|-81.12
Nocona|TX|33.79|-97.73
Holden|ME|44.75|-68.68
Hamilton|TX|31.70|-98.12
Malabar|FL|28.00|-80.57
Eufaula|OK|35.29|-95.58
Wellton|AZ|32.67|-114.15
Stanton|TX|32.13|-101.79
Blanchard|LA|32.58|-93.89
Schnecksville|PA|40.68|-75.62
Swift Trail Junction|AZ|32.73|-109.71
Erlands Point-Kitsap Lake|WA|47.60|-122.70
Ava|MO|36.95|-92.66
Sheridan|IN|40.14|-86.22
Durham|CT|41.48|-72.68
Bay Pines|FL|27.81|-82.78
Castroville|TX|29.36|-98.88
Evansville|WY|42.86|-106.27
Galena|KS|37.08|-94.64
Walton|NY|42.17|-75.13
Willowbrook|NY|40.60|-74.14
Madison|WV|38.07|-81.82
Sixteen Mile Stand|OH|39.27|-84.33
Yadkinville|NC|36.13|-80.66
Hildale|UT|37.00|-112.97
Vista Santa Rosa|CA|33.63|-116.22
Parowan|UT|37.84|-112.83
Clayton|AL|31.88|-85.45
Millen|GA|32.80|-81.95
Enochville|NC|35.53|-80.67
Cache|OK|34.63|-98.63
Corazón|PR|17.99|-66.08
Schulenburg|TX|29.68|-96.90
Dandridge|TN|36.02|-83.41
Woolwich|ME|43.92|-69.80
Bowling Green|FL|27.64|-81.82
Lawnside|NJ|39.87|-75.03
Greenfield|MN|45.10|-93.69
Jarrettsville|MD|39.60|-76.48
Snowmass Village|CO|39.21|-106.94
Montgomery|MN|44.44|-93.58
Mattapoisett Center|MA|41.67|-70.81
Chincoteague|VA|37.93|-75.38
Lakewood|NY|42.10|-79.33
Johnson Creek|WI|43.08|-88.77
Chauvin|LA|29.44|-90.60
Fairfield|TX|31.72|-96.17
Lake of the Woods|IL|40.21|-88.37
Osterville|MA|41.63|-70.39
Riverside|NY|40.88|-72.68
Mangum|OK|34.87|-99.50
Terra Mar|FL|26.22|-80.10
Montara|CA|37.54|-122.52
Bald Knob|AR|35.31|-91.57
Mineral Springs|NC|34.94|-80.67
Nags Head|NC|35.96|-75.62
Strasburg|PA|39.98|-76.18
Gleed|WA|46.66|-120.61
North Yelm|WA|46.96|-122.60
Puhi|HI|21.97|-159.40
Iron River|MI|46.09|-88.64
Sutter|CA|39.16|-121.75
Shady Cove|OR|42.61|-122.81
La Paloma|TX|26.05|-97.67
Gravel Ridge|AR|34.87|-92.19
Nanty Glo|PA|40.47|-78.83
Blue Hills|CT|41.81|-72.70
Delhi|LA|32.46|-91.49
Brinckerhoff|NY|41.54|-73.87
Eatonville|WA|46.87|-122.27
Hahira|GA|30.99|-83.37
Belchertown|MA|42.28|-72.40
Florida|NY|41.33|-74.36
Mount Morris|NY|42.73|-77.87
Putney|GA|31.47|-84.12
Dresden|TN|36.29|-88.71
Walsenburg|CO|37.62|-104.78
Lido Beach|NY|40.59|-73.63
Wareham Center|MA|41.77|-70.73
Upland|PA|39.85|-75.38
Ashby|MA|42.68|-71.82
Fowlerville|MI|42.66|-84.07
Experiment|GA|33.27|-84.28
Flemingsburg|KY|38.42|-83.73
Alderton|WA|47.17|-122.23
Kimberly|AL|33.77|-86.81
Bicknell|IN|38.77|-87.31
Seaside Heights|NJ|39.94|-74.07
Cordell|OK|35.29|-98.99
Fayetteville|WV|38.05|-81.10
Blackhawk|SD|44.15|-103.31
Brinkley|AR|34.89|-91.19
Heyworth|IL|40.31|-88.97
Three Rivers|MA|42.18|-72.36
Springfield|GA|32.37|-81.31
Lavon|TX|33.03|-96.43
Byrnes Mill|MO|38.44|-90.58
Andrews|SC|33.45|-79.56
Wolfdale|PA|40.19|-80.29
La Luisa|PR|18.45|-66.51
Monmouth Junction|NJ|40.38|-74.55
Follansbee|WV|40.33|-80.60
Central Waterford|CT|41.35|-72.13
Central City|NE|41.12|-98.00
Emerald Lakes|PA|41.09|-75.42
Bucksport|ME|44.57|-68.80
Staples|MN|46.36|-94.79
Arcola|IL|39.68|-88.31
Martorell|PR|18.08|-65.90
South Padre Island|TX|26.10|-97.16
Lincoln|ME|45.36|-68.51
Helena|GA|32.07|-82.91
West|TX|31.80|-97.09
Milaca|MN|45.76|-93.65
Chenango Bridge|NY|42.17|-75.86
Jacksonville|OR|42.31|-122.97
Whitfield|FL|27.41|-82.57
Holiday Shores|IL|38.92|-89.94
Hopkins|SC|33.90|-80.88
Richgrove|CA|35.80|-119.11
Onawa|IA|42.03|-96.10
Spring Arbor|MI|42.21|-84.55
Halfway House|PA|40.28|-75.64
Madison|FL|30.47|-83.41
Drumright|OK|35.99|-96.60
Savanna|IL|42.09|-90.16
Gladwin|MI|43.98|-84.49
Mountain Iron|MN|47.53|-92.62
Heritage Lake|IN|39.73|-86.71
Pea Ridge|AR|36.45|-94.12
Lula|GA|34.39|-83.67
Pleasant Gap|PA|40.87|-77.75
Dunstable|MA|42.68|-71.48
Ford City|PA|40.77|-79.53
Bal Harbour|FL|25.89|-80.13
Mount Morris|IL|42.05|-89.43
Syracuse|IN|41.43|-85.75
Santa Rosa|TX|26.26|-97.83
Kewaunee|WI|44.46|-87.50
Montalvin|CA|38.00|-122.33
Watkinsville|GA|33.86|-83.41
Hillsmere Shores|MD|38.94|-76.49
South Fallsburg|NY|41.72|-74.63
Sublimity|OR|44.83|-122.79
Colfax|WA|46.88|-117.36
Hillsboro|KS|38.35|-97.20
Lytle|TX|29.23|-98.80
Ayer|MA|42.56|-71.59
Granite Falls|WA|48.08|-121.97
Southern Shores|NC|36.14|-75.73
Kenhorst|PA|40.31|-75.94
Shady Shores|TX|33.17|-97.03
Tangerine|FL|28.76|-81.63
Sherwood|WI|44.17|-88.26
Thermal|CA|33.64|-116.14
Tularosa|NM|33.07|-106.02
Fort Polk North|LA|31.10|-93.18
Sonora|TX|30.57|-100.64
Brighton|AL|33.43|-86.95
Arcadia|LA|32.55|-92.92
Harbor Bluffs|FL|27.91|-82.83
Monterey|TN|36.15|-85.27
Rising Sun|MD|39.70|-76.06
West Grove|PA|39.82|-75.83
Womelsdorf|PA|40.36|-76.18
Kent|CT|41.72|-73.48
Delphi|IN|40.59|-86.68
Perkins|OK|35.97|-97.03
DeCordova|TX|32.43|-97.70
Refugio|TX|28.31|-97.28
Raymond|NH|43.04|-71.18
Cazenovia|NY|42.93|-75.85
Mountville|PA|40.04|-76.43
Hamilton|IL|40.40|-91.34
Brandenburg|KY|38.00|-86.17
Fairmount|IN|40.42|-85.65
Pocasset|MA|41.69|-70.62
Kulpmont|PA|40.79|-76.47
Wolf Point|MT|48.09|-105.64
Alexander|AR|34.63|-92.44
Rugby|ND|48.37|-100.00
Seven Fields|PA|40.69|-80.06
Sale Creek|TN|35.38|-85.11
Akron|NY|43.02|-78.50
Minster|OH|40.39|-84.38
Osage City|KS|38.63|-95.83
Shackle Island|TN|36.37|-86.62
La Selva Beach|CA|36.94|-121.86
Horseheads North|NY|42.19|-76.81
Norton|KS|39.83|-99.89
Eagle Lake|MN|44.16|-93.88
Pioneer Village|KY|38.06|-85.68
Crown Heights|NY|41.64|-73.94
North Kingsville|OH|41.91|-80.69
Wolfeboro|NH|43.58|-71.21
Moriches|NY|40.81|-72.82
Walworth|WI|42.53|-88.60
Mountain View|AR|35.87|-92.12
Indialantic|FL|28.09|-80.57
Black Canyon City|AZ|34.07|-112.15
South Rosemary|NC|36.45|-77.70
Knoxville|IL|40.91|-90.28
David City|NE|41.25|-97.13
Valentine|NE|42.87|-100.55
Riverview|MO|38.28|-93.07
Luverne|AL|31.72|-86.26
Ithaca|MI|43.29|-84.61
Amery|WI|45.31|-92.36
Oconto Falls|WI|44.87|-88.14
Early|TX|31.74|-98.95
Bullard|TX|32.14|-95.32
Voorheesville|NY|42.65|-73.93
Gloverville|SC|33.53|-81.83
Lindsay|OK|34.83|-97.60
Oakland|FL|28.55|-81.63
Watertown|FL|30.19|-82.61
Palmas|PR|17.99|-66.03
Pearl Beach|MI|42.63|-82.60
Oakhurst|CA|37.33|-119.65
Bunnell|FL|29.47|-81.26
North Catasauqua|PA|40.66|-75.48
Great Neck Estates|NY|40.79|-73.74
Venetian Village|IL|42.40|-88.05
Meadowdale|WA|47.85|-122.33
Winner|SD|43.38|-99.86
Milton|DE|38.78|-75.31
Cajahs Mountain|NC|35.83|-81.54
Heber-Overgaard|AZ|34.41|-110.57
Rollinsford|NH|43.24|-70.82
Bar Nunn|WY|42.91|-106.34
Tama|IA|41.97|-92.58
Strathmore|CA|36.15|-119.06
Gastonville|PA|40.26|-80.00
Zellwood|FL|28.73|-81.60
Barnegat|NJ|39.75|-74.22
North Zanesville|OH|39.98|-82.00
Brownstown|PA|40.12|-76.21
Abbeville|GA|31.99|-83.31
Raymond|WA|46.69|-123.73
Orchidlands Estates|HI|19.56|-155.02
Newton|IL|38.99|-88.16
Towanda|PA|41.77|-76.44
Tontitown|AR|36.18|-94.23
Garyville|LA|30.06|-90.62
Springtown|TX|32.97|-97.68
Ocean Grove|MA|41.73|-71.21
Fort Branch|IN|38.25|-87.58
Elkton|VA|38.41|-78.62
Windsor|MO|38.53|-93.52
Wilton|IA|41.59|-91.02
Southern Gateway|VA|38.35|-77.50
Choccolocco|AL|33.66|-85.70
La Grange|NC|35.31|-77.79
Kilauea|HI|22.21|-159.41
New Hope|AL|34.54|-86.39
Gambrills|MD|39.07|-76.67
Lena|IL|42.38|-89.82
Agua Fria|NM|35.65|-106.02
Chatfield|MN|43.85|-92.19
Howe|TX|33.51|-96.61
El Paso|IL|40.74|-89.02
Norway|MI|45.79|-87.90
Wellfleet|MA|41.94|-70.03
Edgewood|FL|28.49|-81.37
Roslyn|NY|40.80|-73.65
Davis|OK|34.50|-97.12
McLeansboro|IL|38.09|-88.54
Hamburg|AR|33.23|-91.80
Harveys Lake|PA|41.38|-76.02
Many|LA|31.57|-93.48
Ruleville|MS|33.73|-90.55
Monument Beach|MA|41.72|-70.61
Seward|AK|60.10|-149.44
West Hammond|NM|36.68|-108.05
Littleton Common|MA|42.55|-71.47
Moonachie|NJ|40.84|-74.05
Hayti|MO|36.23|-89.75
Caledonia|MN|43.63|-91.50
Eden|TX|31.22|-99.85
Lakeland|NY|43.09|-76.24
Brusly|LA|30.39|-91.25
Skippers Corner|NC|34.35|-77.90
Belmont|PA|40.29|-78.89
Tannersville|PA|41.04|-75.31
Dallas|PA|41.34|-75.96
San Andreas|CA|38.20|-120.68
Dry Ridge|OH|39.26|-84.62
Blythewood|SC|34.21|-80.97
Bella Vista|CA|40.64|-122.23
Christopher|IL|37.97|-89.05
Lakeside Park|KY|39.04|-84.57
Healdton|OK|34.23|-97.49
Weatogue|CT|41.84|-72.83
Fairchild Air Force Base|WA|47.62|-117.65
Floydada|TX|33.98|-101.34
Folly Beach|SC|32.66|-79.94
Clayton|NM|36.45|-103.18
Holly Lake Ranch|TX|32.71|-95.20
Ford Heights|IL|41.51|-87.59
Luzerne|PA|41.29|-75.90
Millville|MA|42.03|-71.58
Kingston Springs|TN|36.10|-87.12
Shenandoah|TX|30.18|-95.46
Green Forest|AR|36.34|-93.44
Doolittle|TX|26.35|-98.12
Sandstone|MN|46.13|-92.87
Lodi|OH|41.03|-82.01
Evendale|OH|39.26|-84.42
Stroud|OK|35.75|-96.66
Clarion|IA|42.73|-93.73
Eutaw|AL|32.84|-87.89
Stigler|OK|35.25|-95.12
Marietta|WA|48.79|-122.58
England|AR|34.54|-91.97
Wentworth|NC|36.40|-79.77
Bloomingdale|GA|32.13|-81.30
Ferrisburgh|VT|44.21|-73.25
Aspinwall|PA|40.49|-79.90
Knob Noster|MO|38.77|-93.56
Woodbury|TN|35.83|-86.07
East Oakdale|CA|37.79|-120.80
Seagraves|TX|32.94|-102.56
Port Richey|FL|28.27|-82.72
Bartlett|TX|30.79|-97.43
Girard|KS|37.51|-94.84
Buckeye Lake|OH|39.93|-82.47
Buena Vista|CO|38.84|-106.13
Victor|NY|42.98|-77.41
Grottoes|VA|38.27|-78.83
Lucasville|OH|38.88|-83.00
Jaffrey|NH|42.81|-72.02
Leonardo|NJ|40.42|-74.06
Burns|OR|43.59|-119.05
Turley|OK|36.24|-95.98
Monserrate|PR|18.44|-66.36
Canadian Lakes|MI|43.58|-85.30
Sewaren|NJ|40.55|-74.26
McKownville|NY|42.68|-73.85
Oak Trail Shores|TX|32.49|-97.83
Mount Vernon|TX|33.19|-95.22
East Dennis|MA|41.74|-70.16
Manchester|PA|40.06|-76.72
Paloma Creek South|TX|33.21|-96.94
Trinity|TX|30.95|-95.38
Sands Point|NY|40.85|-73.72
Hartford|KY|37.45|-86.91
Glen Raven|NC|36.11|-79.48
Bristol|ME|43.96|-69.51
Sanbornton|NH|43.49|-71.58
Little Flock|AR|36.39|-94.14
Norway|ME|44.21|-70.54
Moose Lake|MN|46.45|-92.76
Osseo|MN|45.12|-93.40
Riverton|NJ|40.01|-75.01
East Tawas|MI|44.28|-83.49
Granite Falls|MN|44.81|-95.55
Williston|FL|29.39|-82.45
Pageland|SC|34.77|-80.39
Cohasset|MN|47.26|-93.62
Hooks|TX|33.47|-94.29
Wendell|ID|42.78|-114.70
Sheridan|IL|41.53|-88.68
Dulce|NM|36.93|-107.00
Abernathy|TX|33.83|-101.84
Lake Arthur|LA|30.08|-92.67
Marquette Heights|IL|40.62|-89.60
Bedford|PA|40.02|-78.50
McGovern|PA|40.23|-80.22
Santa Teresa|NM|31.86|-106.64
West Brattleboro|VT|42.86|-72.60
Longtown|OK|35.25|-95.51
Kemmerer|WY|41.79|-110.54
Lake Wissota|WI|44.93|-91.30
Dawson Springs|KY|37.17|-87.69
Quarryville|PA|39.90|-76.16
Warden|WA|46.97|-119.04
Lima|PA|39.92|-75.44
Montgomery City|MO|38.98|-91.50
Lake Junaluska|NC|35.53|-82.96
Ashland|PA|40.78|-76.35
Gibsonia|PA|40.63|-79.97
Freer|TX|27.88|-98.62
Drum Point|MD|38.33|-76.43
Montrose|NY|41.25|-73.93
North Sioux City|SD|42.53|-96.48
Nice|CA|39.12|-122.85
Carrabelle|FL|29.85|-84.66
Marietta|OK|33.94|-97.12
Munsons Corners|NY|42.58|-76.21
Ketchum|ID|43.68|-114.36
Lake City|GA|33.61|-84.34
Cokato|MN|45.08|-94.19
Lisbon|OH|39.86|-83.64
Bonifay|FL|30.79|-85.68
Ashley|PA|41.21|-75.90
Wellborn|FL|30.23|-82.82
Almont|MI|42.92|-83.04
Loogootee|IN|38.68|-86.91
Bel-Ridge|MO|38.71|-90.33
Cactus|TX|36.05|-102.00
Stanley|ND|48.32|-102.39
Dermott|AR|33.53|-91.44
Reno|TX|33.66|-95.46
Hypoluxo|FL|26.57|-80.05
Round Lake Heights|IL|42.38|-88.10
Grosse Pointe Shores|MI|42.44|-82.88
Topsfield|MA|42.64|-70.95
Lagrange|IN|41.64|-85.42
Roseau|MN|48.85|-95.76
Munsey Park|NY|40.80|-73.68
Oak Harbor|OH|41.51|-83.15
Philipsburg|PA|40.90|-78.22
Montana City|MT|46.54|-111.93
Grundy Center|IA|42.36|-92.77
Dupont|PA|41.33|-75.75
Pawnee|IL|39.59|-89.58
Rogers City|MI|45.42|-83.82
Plainsboro Center|NJ|40.33|-74.59
Hortonville|WI|44.33|-88.64
Window Rock|AZ|35.68|-109.05
Electra|TX|34.03|-98.92
Whitehall|MI|43.41|-86.35
Honeoye Falls|NY|42.95|-77.59
Reynoldsville|PA|41.10|-78.89
Saint George|FL|28.06|-82.73
Casey|IL|39.30|-87.99
State Line|PA|39.72|-77.72
East Norwich|NY|40.85|-73.54
Shorewood Forest|IN|41.46|-87.14
Pine Ridge|PA|41.15|-74.99
Miami Gardens|FL|25.94|-80.25
El Lago|TX|29.56|-95.05
Galateo|PR|18.36|-66.26
Wisconsin Dells|WI|43.63|-89.77
Centreville|AL|32.95|-87.12
Pittsfield|WI|44.60|-88.25
Wellsburg|WV|40.27|-80.61
Rosita South|TX|28.62|-100.43
West Wyoming|PA|41.32|-75.85
Simpsonville|KY|38.22|-85.36
Fayette|MO|39.15|-92.68
Eldora|IA|42.36|-93.10
Gray Summit|MO|38.49|-90.82
Butler|IN|41.43|-84.87
Coxsackie|NY|42.35|-73.80
Wind Gap|PA|40.85|-75.29
Hawaiian Acres|HI|19.54|-155.05
North Fort Lewis|WA|47.12|-122.59
West Longview|WA|46.17|-123.00
Fairmont|NC|34.50|-79.11
Rome|WI|44.22|-89.81
Sisco Heights|WA|48.12|-122.10
Lakeview Estates|GA|33.71|-84.03
Morton|PA|39.91|-75.32
Missouri Valley|IA|41.56|-95.89
Salunga|PA|40.10|-76.42
Lakehurst|NJ|40.01|-74.31
Middlefield|OH|41.46|-81.07
Meadowood|PA|40.84|-79.89
Somerset|WI|45.12|-92.67
Juneau|WI|43.41|-88.71
Hanapepe Heights|HI|21.92|-159.59
East Hampton|CT|41.58|-72.50
Frazier Park|CA|34.82|-118.94
Filer|ID|42.57|-114.61
Dodge Center|MN|44.03|-92.85
Chattahoochee Hills|GA|33.55|-84.76
Lake Helen|FL|28.98|-81.23
Palmhurst|TX|26.26|-98.32
Dublin|VA|37.11|-80.69
Van|TX|32.52|-95.64
Central Park|WA|46.97|-123.69
Campo|CA|32.61|-116.47
Liberty|NC|35.85|-79.57
Wilburton|OK|34.92|-95.31
Plympton|MA|41.95|-70.81
Saint George|ME|44.02|-69.20
Hoxie|AR|36.05|-90.98
Loughman|FL|28.24|-81.57
Strasburg|OH|40.59|-81.53
Villano Beach|FL|29.94|-81.30
Fairview|NC|35.14|-80.54
Pearisburg|VA|37.33|-80.74
Crab Orchard|WV|37.74|-81.23
Bonny Doon|CA|37.04|-122.15
Hillsville|VA|36.76|-80.73
Angels Camp|CA|38.07|-120.54
Donalsonville|GA|31.04|-84.88
Santa Rosa|NM|34.94|-104.68
Burlington|OH|38.41|-82.54
Mountain View|MO|37.00|-91.70
Grifton|NC|35.37|-77.44
Burnettown|SC|33.52|-81.85
Tamworth|NH|43.86|-71.26
Aberdeen|FL|26.55|-80.15
Emigsville|PA|40.02|-76.73
Sacaton|AZ|33.08|-111.74
Windsor|VA|36.81|-76.74
Jesup|IA|42.48|-92.06
Norton Center|MA|41.97|-71.19
Selmont-West Selmont|AL|32.38|-87.01
Rio Grande|NJ|39.01|-74.88
Wimberley|TX|30.00|-98.10
Durham|NY|42.40|-74.17
Walton Park|NY|41.31|-74.23
Lakeside|MT|48.02|-114.22
Sibley|IA|43.40|-95.75
Hardwick|MA|42.35|-72.20
Saint Helen|MI|44.36|-84.41
Paia|HI|20.90|-156.37
Trenton|IL|38.61|-89.68
Clearbrook Park|NJ|40.31|-74.46
Bath|PA|40.73|-75.39
Stanton|KY|37.85|-83.86
Tusculum|TN|36.18|-82.76
Rossmoor|NJ|40.34|-74.47
Marin City|CA|37.87|-122.51
University Park|MD|38.97|-76.94
East Lansdowne|PA|39.95|-75.26
Hallam|PA|40.00|-76.60
Icard|NC|35.73|-81.47
Newtown|OH|39.12|-84.36
Hampton|SC|32.88|-81.13
Clifton|TN|35.39|-88.00
West Ishpeming|MI|46.48|-87.70
Federalsburg|MD|38.69|-75.77
Chelsea|ME|44.25|-69.72
Avoca|PA|41.34|-75.74
West Sand Lake|NY|42.64|-73.61
Premont|TX|27.36|-98.12
Harlem|FL|26.74|-80.95
Benton|ME|44.59|-69.55
Weedpatch|CA|35.24|-118.92
Tiffin|IA|41.71|-91.66
Clinton|NJ|40.64|-74.91
Foley|MN|45.66|-93.91
Crisfield|MD|37.98|-75.85
Fairview|OK|36.27|-98.48
Mondovi|WI|44.57|-91.67
Dahlgren|VA|38.33|-77.05
Clarkson Valley|MO|38.62|-90.59
Devola|OH|39.47|-81.48
Seymour|TX|33.59|-99.26
Brush Prairie|WA|45.73|-122.55
Lake Wazeecha|WI|44.37|-89.76
Palisade|CO|39.11|-108.35
Cordaville|MA|42.27|-71.52
Winthrop|ME|44.31|-69.98
Aromas|CA|36.89|-121.64
Pittston|ME|44.22|-69.76
Delavan Lake|WI|42.58|-88.63
Hartford|AL|31.10|-85.70
Albany|MN|45.63|-94.57
Eielson Air Force Base|AK|64.66|-147.05
Sneads Ferry|NC|34.55|-77.40
Clarence|NY|42.98|-78.59
Libby|MT|48.39|-115.56
Dixon Lane-Meadow Creek|CA|37.39|-118.42
Leadville|CO|39.25|-106.29
North Seekonk|MA|41.89|-71.33
Versailles|OH|40.22|-84.48
Pleasant Hill|PA|40.34|-76.44
New Richmond|OH|38.95|-84.28
Provincetown|MA|42.05|-70.19
Weldon|CA|35.67|-118.29
Remsenburg-Speonk|NY|40.83|-72.70
Northeast Ithaca|NY|42.47|-76.46
Green Park|MO|38.52|-90.34
Potosi|MO|37.94|-90.79
Dennison|OH|40.39|-81.33
Delmont|PA|40.41|-79.57
Lake Wynonah|PA|40.60|-76.16
Thomaston|NY|40.79|-73.71
Okolona|MS|34.00|-88.76
Marshville|NC|34.99|-80.37
Fairfield|ME|44.59|-69.60
Hanapepe|HI|21.91|-159.59
Milton|WV|38.43|-82.13
Plumsteadville|PA|40.39|-75.15
Villa Ridge|MO|38.47|-90.89
Gowanda|NY|42.46|-78.94
Luis M. Cintron|PR|18.30|-65.64
Arcadia|SC|34.96|-81.99
Yorkville|NY|43.11|-75.27
Brogden|NC|35.29|-78.03
Cordes Lakes|AZ|34.31|-112.10
Barahona|PR|18.35|-66.45
Croom|MD|38.75|-76.76
George West|TX|28.33|-98.12
Vergennes|VT|44.17|-73.25
Como|WI|42.61|-88.48
Gervais|OR|45.11|-122.90
North Lakeville|MA|41.86|-70.94
Madison|ME|44.80|-69.88
Mohawk|NY|43.01|-75.00
Owensville|MO|38.35|-91.50
Redwood|OR|42.42|-123.39
Cadiz|KY|36.87|-87.84
Chester Heights|PA|39.89|-75.48
Tilton|IL|40.10|-87.65
Covington|OH|40.12|-84.35
Loudonville|OH|40.64|-82.23
Statham|GA|33.97|-83.60
K. I. Sawyer Air Force Base|MI|46.35|-87.39
Hoisington|KS|38.52|-98.78
Thunderbolt|GA|32.03|-81.05
Kachina Village|AZ|35.10|-111.69
Bayou La Batre|AL|30.40|-88.25
Seminole Manor|FL|26.58|-80.10
Parksdale|CA|36.95|-120.02
Day Heights|OH|39.17|-84.23
Abbeville|AL|31.57|-85.25
Vassar|MI|43.37|-83.58
Jemison|AL|32.96|-86.75
Platteville|CO|40.21|-104.82
Potterville|MI|42.63|-84.74
Sylva|NC|35.37|-83.23
Bloomfield|IA|40.75|-92.41
Hartford|MI|42.21|-86.17
Whetstone|AZ|31.96|-110.34
Reidsville|GA|32.09|-82.12
Macon|MS|33.11|-88.56
Freemansburg|PA|40.63|-75.35
Mohave Valley|AZ|34.93|-114.59
Monticello|GA|33.30|-83.68
Burlington|KS|38.19|-95.74
Barton|WI|43.44|-88.18
Merkel|TX|32.47|-100.01
De Leon Springs|FL|29.12|-81.35
Graniteville|SC|33.56|-81.81
Kahuku|HI|21.68|-157.95
Swedesboro|NJ|39.75|-75.31
Green Island|NY|42.74|-73.69
Rhinebeck|NY|41.93|-73.91
Green Harbor-Cedar Crest|MA|42.07|-70.66
Braddock Heights|MD|39.42|-77.50
Guntown|MS|34.44|-88.66
Marietta|PA|40.06|-76.55
Lyford|TX|26.41|-97.79
Belvidere|NJ|40.83|-75.08
West Bishop|CA|37.36|-118.46
Chewelah|WA|48.28|-117.72
Wyomissing Hills|PA|40.34|-75.98
Reed Creek|GA|34.45|-82.92
Herald Harbor|MD|39.05|-76.57
Timberville|VA|38.64|-78.77
Port Ludlow|WA|47.93|-122.68
Rock Rapids|IA|43.43|-96.18
Oakland|ME|44.54|-69.72
Ravenel|SC|32.76|-80.25
Fairmount|TN|35.18|-85.32
La Villa|TX|26.30|-97.93
Williams Bay|WI|42.58|-88.54
Everson|WA|48.92|-122.34
Zephyrhills North|FL|28.25|-82.17
Pennington|NJ|40.33|-74.79
Glenrock|WY|42.86|-105.87
Northumberland|NH|44.56|-71.56
Linden|AZ|34.29|-110.16
Guilford Center|CT|41.28|-72.68
Alva|FL|26.72|-81.61
Alfred|ME|43.48|-70.72
Sandusky|MI|43.42|-82.83
Lewiston|NY|43.17|-79.04
Derry|PA|40.33|-79.30
Alturas|CA|41.49|-120.54
Crest|CA|32.81|-116.87
Conrad|MT|48.17|-111.95
Hallettsville|TX|29.44|-96.94
Blasdell|NY|42.80|-78.82
Cayucos|CA|35.44|-120.89
Loris|SC|34.06|-78.89
Indian Hills|TX|26.21|-97.92
Fox Lake Hills|IL|42.41|-88.13
Hooverson Heights|WV|40.32|-80.58
Palmer Lake|CO|39.12|-104.92
Alden|NY|42.90|-78.49
Weston Lakes|TX|29.68|-95.94
Madrid|IA|41.88|-93.82
Huntingtown|MD|38.62|-76.61
Spooner|WI|45.82|-91.89
Ruidoso Downs|NM|33.33|-105.60
Sabetha|KS|39.90|-95.80
Tobaccoville|NC|36.24|-80.37
Fiskdale|MA|42.12|-72.11
Glencoe|FL|29.03|-80.97
Whitehall|NY|43.56|-73.40
Glen Rose|TX|32.23|-97.76
Richmond|UT|41.92|-111.81
Bourg|LA|29.55|-90.60
Homosassa|FL|28.78|-82.62
McCormick|SC|33.91|-82.29
East Williston|NY|40.76|-73.63
Eddyville|KY|37.09|-88.08
Barnesville|MN|46.65|-96.42
Centerville|IN|39.82|-85.00
Lake Village|AR|33.33|-91.28
Preston Heights|IL|41.49|-88.08
Dayton|OR|45.22|-123.08
Volcano|HI|19.44|-155.23
Royston|GA|34.29|-83.11
Springdale|SC|33.96|-81.11
Forest Heights|MD|38.81|-77.00
The Hills|TX|30.35|-97.99
Piermont|NY|41.04|-73.92
Wales|WI|43.00|-88.38
Elma Center|NY|42.83|-78.64
Paramount-Long Meadow|MD|39.68|-77.69
Collins|MS|31.65|-89.56
Tahoka|TX|33.17|-101.79
Dillsburg|PA|40.11|-77.03
Okanogan|WA|48.36|-119.58
Covington|IN|40.14|-87.39
Cape Neddick|ME|43.19|-70.62
Glenwood|MN|45.65|-95.39
Flying Hills|PA|40.28|-75.91
Moscow Mills|MO|38.95|-90.92
Bayfield|CO|37.23|-107.60
Honaunau-Napoopoo|HI|19.46|-155.86
Brookville|IN|39.42|-85.01
Beach City|TX|29.66|-94.89
Midland|PA|40.26|-80.22
Homedale|ID|43.62|-116.93
Wrightsville Beach|NC|34.21|-77.80
Gibsonburg|OH|41.38|-83.32
Lake Meade|PA|39.99|-77.04
Winters|TX|31.96|-99.96
Manchester|ME|44.32|-69.86
Bermuda Run|NC|36.00|-80.42
Emerald Mountain|AL|32.45|-86.09
Edisto|SC|33.48|-80.90
Beverly|NJ|40.07|-74.92
Ridgecrest|FL|27.90|-82.81
Raoul|GA|34.45|-83.59
Ashland|NE|41.04|-96.37
Hedwig Village|TX|29.78|-95.52
Daleville|VA|37.41|-79.91
East Douglas|MA|42.07|-71.71
Plainfield Village|CT|41.68|-71.92
South Hutchinson|KS|38.03|-97.94
Carrizales|PR|18.48|-66.79
Pleasant Ridge|MI|42.47|-83.14
Luxemburg|WI|44.54|-87.70
Weed|CA|41.42|-122.39
Whiteman Air Force Base|MO|38.73|-93.56
Travis Ranch|TX|32.80|-96.47
Kenilworth|IL|42.09|-87.72
Shallowater|TX|33.69|-102.00
Granville|WV|39.65|-79.99
Colwyn|PA|39.91|-75.25
Bar Harbor|ME|44.39|-68.20
Hawarden|IA|43.00|-96.49
Hopkinton|MA|42.23|-71.52
Williamsburg|OH|39.05|-84.05
Bonners Ferry|ID|48.69|-116.32
Leith-Hatfield|PA|39.88|-79.73
Rockville|IN|39.76|-87.23
Hollandale|MS|33.17|-90.85
Wayne Heights|PA|39.74|-77.55
McQueeney|TX|29.59|-98.03
Solon|IA|41.81|-91.49
Horace|ND|46.76|-96.90
Silver Creek|NY|42.54|-79.17
Troutman|NC|35.70|-80.89
West Newton|PA|40.21|-79.77
West Fork|AR|35.92|-94.19
Arial|SC|34.85|-82.64
Tipton|CA|36.06|-119.31
Imperial|PA|40.45|-80.24
Rockledge|PA|40.08|-75.09
Meadow Glade|WA|45.76|-122.56
Huguley|AL|32.83|-85.23
Charlevoix|MI|45.32|-85.26
Wernersville|PA|40.33|-76.08
Dakota Dunes|SD|42.49|-96.49
Clinton|AR|35.59|-92.46
Sylvania|GA|32.75|-81.64
Prince Frederick|MD|38.54|-76.58
Cambridge Springs|PA|41.80|-80.06
Clearwater|KS|37.50|-97.50
Roaring Spring|PA|40.34|-78.39
Overton|TX|32.27|-94.98
Clio|MI|43.18|-83.73
Millersburg|PA|40.54|-76.96
Eminence|KY|38.37|-85.18
Oliver|PA|39.92|-79.72
Marysville|PA|40.34|-76.93
Cabazon|CA|33.92|-116.79
Sabina|OH|39.49|-83.64
Ferris|TX|32.53|-96.67
Barnesboro|PA|40.66|-78.78
Winchester|CA|33.71|-117.08
Central Heights-Midland City|AZ|33.40|-110.82
Lochsloy|WA|48.05|-122.03
Calvert City|KY|37.03|-88.35
Lockport|LA|29.65|-90.54
Pantego|TX|32.71|-97.16
Lordsburg|NM|32.35|-108.71
Pearl River|LA|30.38|-89.75
Potomac Park|MD|39.61|-78.81
Bethel|OH|38.96|-84.08
Hinton|WV|37.67|-80.89
Dover-Foxcroft|ME|45.18|-69.23
Hyde Park|PA|40.38|-75.93
Lake Crystal|MN|44.11|-94.22
Wellford|SC|34.95|-82.11
Dayton|WA|46.32|-117.97
Dawsonville|GA|34.42|-84.12
Argentine|MI|42.79|-83.85
Parkville|MN|47.53|-92.58
Bentleyville|PA|40.12|-80.01
Phillipsburg|KS|39.76|-99.32
Pima|AZ|32.90|-109.83
Indian Springs Village|AL|33.36|-86.75
Silver Lake|OH|41.16|-81.45
Waller|TX|30.06|-95.93
Penngrove|CA|38.30|-122.67
Center Point|IA|42.19|-91.79
Casselton|ND|46.90|-97.21
North Boston|NY|42.69|-78.78
Chesterland|OH|41.52|-81.34
Salina|UT|38.96|-111.86
New Town|ND|47.98|-102.49
Dunkirk Town Center|MD|38.72|-76.66
Petersburg|WV|38.99|-79.12
Liberty|PA|40.33|-79.86
Alburtis|PA|40.51|-75.60
Ranchos de Taos|NM|36.36|-105.61
Clever|MO|37.03|-93.47
Galva|IL|41.17|-90.04
Corinth|NY|43.24|-73.83
Rockville|MN|45.47|-94.34
Myrtle Point|OR|43.06|-124.14
Marengo|IA|41.80|-92.07
New Egypt|NJ|40.07|-74.53
Carmel|ME|44.80|-69.05
Russell Springs|KY|37.06|-85.09
Osceola|WI|45.32|-92.70
West Tisbury|MA|41.38|-70.67
New Hope|PA|40.36|-74.95
Hartley|CA|38.42|-121.95
Dunkirk|MD|38.72|-76.66
Kalona|IA|41.48|-91.71
Montpelier|ID|42.32|-111.30
Greenwood|LA|32.44|-93.97
Portage|PA|40.39|-78.67
Bethel|ME|44.40|-70.79
Frankfort|NY|43.04|-75.07
McChord Air Force Base|WA|47.13|-122.49
Paden City|WV|39.60|-80.94
Lauderdale|MN|45.00|-93.21
Dogtown|CA|38.21|-121.09
Des Allemands|LA|29.82|-90.48
Wyldwood|TX|30.13|-97.47
Pepperell|MA|42.67|-71.59
Muse|PA|40.29|-80.20
Garden View|PA|41.25|-77.05
Fairmont City|IL|38.65|-90.09
Walters|OK|34.36|-98.31
Greenbriar|FL|28.01|-82.75
Marked Tree|AR|35.53|-90.42
Paloma Creek|TX|33.23|-96.94
Carthage|IL|40.42|-91.14
Mount Vernon|KY|38.03|-84.50
Abita Springs|LA|30.48|-90.04
Cumberland Center|ME|43.80|-70.26
Deerfield|WI|43.05|-89.08
Crooksville|OH|39.77|-82.09
Halesite|NY|40.89|-73.42
Chester|WV|40.61|-80.56
Blountstown|FL|30.44|-85.05
Fairfax|IA|41.92|-91.78
Caruthers|CA|36.54|-119.83
Cherryvale|SC|33.96|-80.46
Sand Hill|PA|40.36|-76.43
Villa Grove|IL|39.86|-88.16
Chesterfield|IN|40.11|-85.60
Williamson|NY|43.22|-77.19
Sells|AZ|31.91|-111.88
Essex Village|CT|41.36|-72.39
Mineral Point|WI|42.86|-90.18
Olimpo|PR|18.00|-66.11
Landrum|SC|35.18|-82.19
Wilkinson Heights|SC|33.50|-80.83
West Belmar|NJ|40.17|-74.04
Poynette|WI|43.39|-89.40
Colonial Pine Hills|SD|44.01|-103.32
Thornton|IL|41.57|-87.61
El Portal|FL|25.86|-80.19
Midway|TN|36.30|-82.42
Rancho Viejo|TX|26.04|-97.56
Bethel Heights|AR|36.21|-94.13
Blue Mound|TX|32.86|-97.34
Leisure Knoll|NJ|40.02|-74.29
East Quincy|CA|39.93|-120.90
Fillmore|UT|38.97|-112.32
Mendenhall|MS|31.96|-89.87
La Blanca|TX|26.29|-98.04
Diamond|IL|41.29|-88.25
Fort Kent|ME|47.26|-68.59
Fredericktown|OH|40.48|-82.54
Fennimore|WI|42.98|-90.66
Stallion Springs|CA|35.09|-118.64
Sutter Creek|CA|38.39|-120.80
Hazen|ND|47.29|-101.62
Virginia Gardens|FL|25.81|-80.30
Alamo|TN|35.78|-89.12
Durant|MS|33.08|-89.85
Fifth Street|TX|29.60|-95.55
New Lisbon|WI|43.88|-90.17
Westminster|SC|34.66|-83.10
Poland|OH|41.02|-80.61
Bennett|CO|39.76|-104.43
Deep River Center|CT|41.38|-72.44
Charleston|AR|35.30|-94.04
Chuluota|FL|28.64|-81.12
Commerce|OK|36.93|-94.87
Jay|OK|36.42|-94.80
Dripping Springs|TX|30.19|-98.09
Jefferson|ME|44.21|-69.45
Woodbine|NJ|39.24|-74.82
Odem|TX|27.95|-97.58
Moorefield|WV|39.06|-78.97
Coudersport|PA|41.77|-78.02
Homerville|GA|31.04|-82.75
Spring Lake|MI|43.08|-86.20
Campbell|FL|28.26|-81.46
Ross|CA|37.96|-122.55
Woodville|TX|30.78|-94.42
Newmanstown|PA|40.35|-76.21
Tonopah|NV|38.07|-117.23
Osceola|IN|41.67|-86.08
Navy Yard City|WA|47.55|-122.66
Harriman|NY|41.31|-74.14
Cecil-Bishop|PA|40.32|-80.19
Whittingham|NJ|40.33|-74.45
Morgantown|KY|37.23|-86.68
Mountain City|TN|36.47|-81.80
Belle Plaine|IA|41.90|-92.28
Jarales|NM|34.61|-106.76
Eagle Lake|FL|27.98|-81.76
Santa Claus|IN|38.12|-86.91
Middleport|OH|39.00|-82.05
Skaneateles|NY|42.95|-76.43
Curwensville|PA|40.98|-78.53
Nekoosa|WI|44.31|-89.90
Grand Point|LA|30.06|-90.75
Weyers Cave|VA|38.29|-78.91
Sisters|OR|44.29|-121.55
Mayodan|NC|36.41|-79.97
Attica|NY|42.86|-78.28
Poplar-Cotton Center|CA|36.06|-119.15
Nicoma Park|OK|35.49|-97.32
Apison|TN|35.02|-85.02
Williamsburg|MA|42.39|-72.73
Elm Creek|TX|28.77|-100.49
New Llano|LA|31.11|-93.27
Val Verde|CA|34.45|-118.66
Cairo|IL|37.01|-89.18
Golden Grove|SC|34.73|-82.44
Granville|NY|43.41|-73.26
Ravensworth|VA|38.80|-77.22
Nixon|TX|29.27|-97.76
Princeton Junction|NJ|40.32|-74.62
Lake Placid|NY|44.28|-73.98
Ranger|TX|32.47|-98.68
Sterlington|LA|32.70|-92.09
Coalfield|TN|36.03|-84.42
Weatherly|PA|40.94|-75.83
Pelican Rapids|MN|46.57|-96.08
Camp Meeker|CA|38.43|-122.96
Moundville|AL|33.00|-87.63
Amelia|LA|29.67|-91.10
Bloomington|TX|28.65|-96.89
Fairmont|IL|41.56|-88.06
Le Center|MN|44.39|-93.73
Big Coppitt Key|FL|24.60|-81.66
Greenwood|PA|40.54|-78.36
Cathcart|WA|47.85|-122.10
Bridgeport|WA|48.01|-119.67
Riverview|DE|39.03|-75.51
Santo Domingo Pueblo|NM|35.51|-106.37
Roosevelt Gardens|FL|26.14|-80.18
Louisa|KY|38.11|-82.60
Readfield|ME|44.39|-69.97
Prague|OK|35.49|-96.69
Hato Candal|PR|18.37|-65.79
Daingerfield|TX|33.03|-94.72
Wild Peach Village|TX|29.08|-95.63
Saint Ignace|MI|45.87|-84.73
Maxton|NC|34.74|-79.35
Escobares|TX|26.41|-98.96
Wabasha|MN|44.38|-92.03
Eureka|KS|37.82|-96.29
Sisseton|SD|45.66|-97.05
Laporte|CO|40.63|-105.14
Country Club Village|MO|39.83|-94.82
Garland|UT|41.74|-112.16
Bells|TN|35.71|-89.09
West Simsbury|CT|41.87|-72.86
Strasburg|CO|39.74|-104.32
Monroe City|MO|39.65|-91.73
Pembroke|GA|32.14|-81.62
Rio Hondo|TX|26.24|-97.58
Winneconne|WI|44.11|-88.71
Junction|TX|30.49|-99.77
Wayne|IL|41.95|-88.24
Bohners Lake|WI|42.62|-88.28
Broad Channel|NY|40.60|-73.82
Kinder|LA|30.49|-92.85
Park City|TN|35.08|-86.57
Verona|PA|40.51|-79.84
Meadow Oaks|FL|28.35|-82.60
Edgard|LA|30.04|-90.56
Yardley|PA|40.25|-74.85
Versailles|MO|38.43|-92.84
Quanah|TX|34.30|-99.74
White Sulphur Springs|WV|37.80|-80.30
Aquebogue|NY|40.94|-72.63
Lynchburg|MS|32.44|-90.55
Gambier|OH|40.38|-82.40
Warm Beach|WA|48.17|-122.36
Pinckney|MI|42.46|-83.95
Bertsch-Oceanview|CA|41.75|-124.16
Hartsville|TN|36.39|-86.17
Old Orchard|PA|40.66|-75.26
Paynesville|MN|45.38|-94.71
Muncy|PA|41.21|-76.79
Lincoln|AR|35.95|-94.42
Mayflower|AR|34.96|-92.43
Forsyth|MO|36.69|-93.12
Moline Acres|MO|38.75|-90.24
Oakland City|IN|38.34|-87.35
Carrollton|IL|39.30|-90.41
Buckhorn|CA|38.45|-120.53
Windy Hills|KY|38.27|-85.63
Enfield|NC|36.18|-77.67
Saint Henry|OH|40.42|-84.64
Oronogo|MO|37.19|-94.47
Woodside|PA|40.22|-74.88
Belleville|WI|42.86|-89.54
Bethlehem|WV|39.39|-80.28
Decherd|TN|35.21|-86.08
Pemberton Heights|NJ|39.96|-74.68
Honalo|HI|19.55|-155.93
Berlin|MA|42.38|-71.64
Lovell|WY|44.84|-108.39
Ester|AK|64.85|-148.01
Coopersburg|PA|40.51|-75.39
Lexington Hills|CA|37.16|-121.97
Anchorage|KY|38.27|-85.53
East Brewton|AL|31.09|-87.06
East Uniontown|PA|39.90|-79.70
Emsworth|PA|40.51|-80.09
Sumiton|AL|33.76|-87.05
Shepherd|TX|30.50|-95.00
Shapleigh|ME|43.54|-70.85
Fobes Hill|WA|47.95|-122.12
Bolivar Peninsula|TX|29.48|-94.58
Hampton Manor|NY|42.62|-73.73
Silver Lake|WI|44.06|-89.23
Irvine|KY|37.70|-83.97
Uniontown|AL|32.45|-87.51
Morovis|PR|18.33|-66.41
Barnum Island|NY|40.60|-73.64
Avilla|IN|41.37|-85.24
Spring Valley|MN|43.69|-92.39
Westbrook Center|CT|41.28|-72.44
Lost Hills|CA|35.62|-119.69
Monticello|FL|30.55|-83.87
South Sumter|SC|33.91|-80.35
Mascot|TN|36.06|-83.75
Lake Nacimiento|CA|35.73|-120.88
White Hall|IL|39.44|-90.40
Lawson|MO|39.44|-94.20
Hebron|OH|39.96|-82.49
West Union|IA|42.96|-91.81
Neillsville|WI|44.56|-90.60
Coats|NC|35.41|-78.67
North Browning|MT|48.57|-113.01
Jamestown West|NY|42.09|-79.28
Eddystone|PA|39.86|-75.34
Dennis|MA|41.74|-70.19
Harrison|ME|44.11|-70.68
East Newark|NJ|40.75|-74.16
Sky Valley|CA|33.89|-116.35
Darlington|WI|42.68|-90.12
Kimball|NE|41.24|-103.66
Lavaca|AR|35.34|-94.17
San Felipe Pueblo|NM|35.43|-106.45
Dillingham|AK|59.04|-158.46
Newton|TX|30.85|-93.76
Matoaca|VA|37.23|-77.48
Isle of Hope|GA|31.98|-81.06
Haw River|NC|36.09|-79.36
Winamac|IN|41.05|-86.60
Saint Maries|ID|47.31|-116.56
Brooks|KY|38.06|-85.71
Inverness Highlands North|FL|28.86|-82.38
Coal Creek|CO|39.91|-105.38
York|AL|32.49|-88.30
Greentown|IN|40.48|-85.97
Sun Valley|PA|40.98|-75.47
Telluride|CO|37.94|-107.81
Kalama|WA|46.01|-122.84
Selbyville|DE|38.46|-75.22
Seneca|MO|36.84|-94.61
Marcus Hook|PA|39.82|-75.42
Lake Katrine|NY|41.99|-73.99
Herington|KS|38.67|-96.94
Groton|NY|42.59|-76.37
Mount Union|PA|40.38|-77.88
Carthage|NC|35.35|-79.42
Conneaut Lakeshore|PA|41.63|-80.31
Cave City|KY|37.14|-85.96
Norwood|NC|35.22|-80.12
Walnut Hill|TN|36.57|-82.26
Enon|OH|39.88|-83.94
Circle D-KC Estates|TX|30.16|-97.23
East Dublin|GA|32.55|-82.87
Egypt|PA|40.68|-75.53
Harbor|OR|42.05|-124.27
Concordia|MO|38.98|-93.57
Waynesboro|TN|35.32|-87.76
Olmos Park|TX|29.48|-98.49
Reed City|MI|43.88|-85.51
Eleele|HI|21.91|-159.58
Park View|IA|41.69|-90.55
South Congaree|SC|33.91|-81.14
Pine Crest|TN|36.28|-84.13
Rochester|WA|46.82|-123.10
Greensboro|AL|32.70|-87.60
Raceland|KY|38.54|-82.73
Mariano Colón|PR|18.02|-66.33
Tappahannock|VA|37.93|-76.86
Midland City|AL|31.32|-85.49
Chamberlain|SD|43.81|-99.33
Dalton Gardens|ID|47.73|-116.77
Stonybrook|PA|39.99|-76.64
Edgewood|PA|40.43|-79.88
Lomira|WI|43.59|-88.44
Sleepy Hollow|CA|38.01|-122.58
Val Verde Park|TX|29.37|-100.83
Brownville|NJ|40.40|-74.30
Matamoras|PA|40.44|-76.93
Red Hill|PA|40.37|-75.48
Ingalls|IN|39.96|-85.81
Chichester|NH|43.25|-71.40
Wrangell|AK|56.47|-132.38
Derwood|MD|39.12|-77.16
Aliceville|AL|33.13|-88.15
Hudson|IA|42.41|-92.46
New London|OH|41.09|-82.40
Mission Canyon|CA|34.45|-119.71
Rangely|CO|40.09|-108.80
Aptos Hills-Larkin Valley|CA|36.96|-121.83
Watchtower|NY|41.64|-74.26
H. Rivera Colon|PR|18.35|-66.27
Redfield|SD|44.88|-98.52
Huntsville|AR|36.09|-93.74
Timmonsville|SC|34.13|-79.94
Highspire|PA|40.21|-76.79
Wray|CO|40.08|-102.22
Guayabal|PR|18.08|-66.50
Canton|MO|40.13|-91.52
Hermann|MO|38.70|-91.44
Lamoni|IA|40.62|-93.93
Byesville|OH|39.97|-81.54
Holiday Island|AR|36.49|-93.73
Dalworthington Gardens|TX|32.70|-97.16
Adamstown|MD|39.31|-77.47
Mountain View|CA|37.39|-122.08
Magnolia|MS|31.14|-90.46
East Jordan|MI|45.16|-85.12
Madison|NE|41.83|-97.46
Geistown|PA|40.29|-78.87
Johnsonburg|PA|40.89|-78.88
Swanton|VT|44.92|-73.12
Pine Ridge at Crestwood|NJ|39.95|-74.32
Auberry|CA|37.08|-119.49
Solomons|MD|38.32|-76.45
Loma Rica|CA|39.31|-121.42
Hayfork|CA|40.55|-123.18
Edneyville|NC|35.39|-82.34
Town Line|NY|42.89|-78.58
Georgetown|CA|38.91|-120.84
Grand Forks Air Force Base|ND|47.95|-97.39
Tierras Nuevas Poniente|PR|18.46|-66.49
Lincoln Park|NY|41.95|-73.99
Stormstown|PA|40.79|-78.02
Presidential Lakes Estates|NJ|39.91|-74.56
Bairoa|PR|18.26|-66.04
Cotuit|MA|41.62|-70.44
New Durham|NH|43.44|-71.17
Maine|WI|45.03|-89.69
Comfort|TX|29.97|-98.91
Whitefield|ME|44.17|-69.63
Lawai|HI|21.92|-159.50
Montague|MI|43.42|-86.36
Meeker|CO|40.04|-107.91
Strafford|MO|37.27|-93.12
Ina|IL|38.15|-88.90
Desert View Highlands|CA|34.59|-118.15
Clearlake Oaks|CA|39.03|-122.67
Louisville|GA|33.00|-82.41
Edgemont Park|MI|42.75|-84.59
Neodesha|KS|37.42|-95.68
Cass City|MI|43.60|-83.17
Amboy|IL|41.71|-89.33
Marshfield Hills|MA|42.15|-70.74
Olivia|MN|44.78|-94.99
Bridgeport|AL|34.95|-85.71
Claryville|KY|38.92|-84.40
Maynardville|TN|36.25|-83.80
Antlers|OK|34.23|-95.62
Winfield|WV|38.53|-81.89
Brewster|WA|48.10|-119.78
Pacolet|SC|34.90|-81.76
Poydras|LA|29.87|-89.89
Horse Shoe|NC|35.34|-82.56
Liberty City|TX|32.45|-94.95
Danville|AR|35.05|-93.39
Breezy Point|MN|46.59|-94.22
Río Lajas|PR|18.39|-66.27
Privateer|SC|33.83|-80.41
North Conway|NH|44.05|-71.13
Woodsfield|OH|39.76|-81.12
Johnston|SC|33.83|-81.80
Fairview|PA|42.03|-80.26
Petersburg|IN|38.49|-87.28
Henagar|AL|34.64|-85.77
North Vacherie|LA|30.00|-90.71
Baldwin|LA|29.84|-91.54
Crosby|MN|46.48|-93.96
Horse Cave|KY|37.18|-85.91
New Concord|OH|39.99|-81.73
Mosheim|TN|36.19|-82.96
Woodlawn|VA|38.72|-77.13
Bottineau|ND|48.83|-100.45
White Salmon|WA|45.73|-121.49
Perryman|MD|39.47|-76.20
Panhandle|TX|35.35|-101.38
Kentwood|LA|30.94|-90.51
Shenandoah|VA|38.49|-78.63
Seville|OH|41.01|-81.86
Friday Harbor|WA|48.53|-123.02
Fearrington Village|NC|35.80|-79.09
Dunkirk|IN|40.76|-86.39
Boxford|MA|42.66|-71.00
Carleton|MI|42.06|-83.39
Croswell|MI|43.28|-82.62
Eastpoint|FL|29.74|-84.88
Parsons|TN|35.65|-88.13
West Branch|IA|41.67|-91.35
Minot|ME|44.09|-70.32
Idalou|TX|33.67|-101.68
Bloomfield|IN|39.03|-86.94
Shell Point|SC|32.79|-80.11
San Miguel|CA|35.75|-120.70
Colstrip|MT|45.88|-106.62
Purvis|MS|31.14|-89.41
Bronson|MI|41.87|-85.19
Dousman|WI|43.01|-88.47
Claxton|GA|32.16|-81.90
Broad Creek|NC|34.72|-76.94
Anson|TX|32.76|-99.90
Park Falls|WI|45.93|-90.44
Hardinsburg|KY|37.78|-86.46
Oak Hills|PA|40.82|-79.91
Mulberry|NC|36.24|-81.18
Brewster|NY|41.40|-73.62
Kensington|MD|39.03|-77.08
Limerick|ME|43.69|-70.79
Brighton|TN|35.48|-89.73
Farmington|IL|41.94|-88.32
Garrettsville|OH|41.28|-81.10
Green Meadows|OH|39.87|-83.94
Glenville|CT|41.04|-73.66
Henry|IL|41.11|-89.36
Greenville|DE|39.78|-75.60
Fredonia|KS|37.53|-95.83
Middlebush|NJ|40.50|-74.53
Corralitos|CA|36.99|-121.81
Charlotte Park|FL|26.91|-82.05
Rafael Gonzalez|PR|18.43|-66.79
Albion|IN|41.40|-85.42
Lake City|AR|35.82|-90.43
Anahuac|TX|29.77|-94.68
Salmon Brook|CT|41.96|-72.80
Wellston|MO|38.67|-90.30
Guin|AL|33.97|-87.91
Citrus City|TX|26.33|-98.39
Falconer|NY|42.12|-79.20
Geneva|WA|48.75|-122.40
Terre du Lac|MO|37.91|-90.63
Terre Haute|MO|40.44|-93.23
Watsontown|PA|41.08|-76.86
Lineville|AL|33.31|-85.75
Minorca|LA|31.58|-91.48
New Miami|OH|39.43|-84.54
Stockbridge|MA|42.29|-73.32
Woodside East|DE|39.07|-75.54
Hallowell|ME|44.29|-69.79
Pine Mountain Club|CA|34.85|-119.15
Laurel Park|NC|35.31|-82.49
Belmond|IA|42.85|-93.61
Kimberling City|MO|36.63|-93.42
Sewanee|TN|35.20|-85.92
Phoenix|NY|43.23|-76.30
Pulaski|NY|43.57|-76.13
Denver|NC|35.53|-81.03
West Sharyland|TX|26.27|-98.33
Mountain Green|UT|41.14|-111.79
Altamont|IL|39.06|-88.75
Grantham|NH|43.49|-72.14
Big Sky|MT|45.28|-111.37
Genoa|OH|40.78|-81.47
Stewartstown|PA|39.75|-76.59
East Bernard|TX|29.53|-96.07
Mitchellville|IA|41.67|-93.36
Manahawkin|NJ|39.70|-74.26
Alpha|NJ|40.67|-75.16
Flandreau|SD|44.05|-96.60
Harrisburg|AR|35.56|-90.72
Lakewood|TN|36.24|-86.64
Carlin|NV|40.71|-116.10
Mabton|WA|46.21|-120.00
Los Llanos|PR|18.06|-66.41
Riverside|AL|33.61|-86.20
Bellevue|ID|43.46|-114.26
West Warrenton|GA|33.41|-82.68
Hernando Beach|FL|28.47|-82.66
Tedder|FL|26.28|-80.12
Crosby|TX|29.91|-95.06
Vázquez|PR|18.07|-66.24
Union|ME|44.21|-69.27
Pawling|NY|41.56|-73.60
Columbia|CA|38.04|-120.40
Malakoff|TX|32.17|-96.01
Chase City|VA|36.80|-78.46
Winsted|MN|44.96|-94.05
Hayward|WI|46.01|-91.48
Lakeview|OR|42.19|-120.35
Blackville|SC|33.36|-81.27
Liverpool|NY|43.11|-76.22
Melrose Park|NY|42.91|-76.54
Sterling|KS|38.21|-98.21
Panorama Village|TX|30.38|-95.49
Monroe|UT|38.63|-112.12
Seneca|IL|41.31|-88.61
Crompond|NY|41.30|-73.87
Brownsville|PA|40.02|-79.88
Towamensing Trails|PA|41.01|-75.58
Plattsburg|MO|39.57|-94.45
Westmoreland|TN|36.56|-86.25
Massanutten|VA|38.41|-78.74
Windsor|ME|44.31|-69.58
La Porte City|IA|42.31|-92.19
Saint Paul|NE|41.21|-98.46
Wrightsville|PA|40.03|-76.53
Madison Center|CT|41.28|-72.60
Saint Marys|KS|39.19|-96.07
Tompkinsville|KY|36.70|-85.69
Lofall|WA|47.81|-122.66
Arthur|IL|39.71|-88.47
Tazewell|TN|36.45|-83.57
Chesaning|MI|43.18|-84.11
Munising|MI|46.41|-86.65
Tuftonboro|NH|43.70|-71.22
Wallkill|NY|41.61|-74.18
Ogdensburg|NJ|41.08|-74.59
West Lafayette|OH|40.28|-81.75
White River Junction|VT|43.65|-72.32
Enetai|WA|47.58|-122.60
North Spearfish|SD|44.51|-103.89
Arlington Heights|WA|48.20|-122.06
Junction City|KY|37.59|-84.79
Saint Bonifacius|MN|44.91|-93.75
Swartzville|PA|40.23|-76.08
Shingletown|CA|40.49|-121.89
Earle|AR|35.28|-90.47
Sag Harbor|NY|41.00|-72.29
Wilson-Conococheague|MD|39.65|-77.83
Good Hope|AL|34.12|-86.86
Apalachicola|FL|29.73|-84.99
Richwood|OH|40.43|-83.30
Cabin John|MD|38.98|-77.16
Fitzwilliam|NH|42.78|-72.14
Hidden Spring|ID|43.72|-116.25
Central|TN|35.80|-89.54
Excelsior|MN|44.90|-93.57
Carson|WA|45.73|-121.82
Gold Beach|OR|42.41|-124.42
Carthage|TN|36.25|-85.95
Crownpoint|NM|35.68|-108.15
Wilsons Mills|NC|35.58|-78.36
Star Valley|AZ|34.26|-111.26
Mount Vernon|GA|32.18|-82.59
Suárez|PR|18.43|-65.85
Williston Highlands|FL|29.34|-82.54
Hampton Beach|NH|42.91|-70.81
Dyer|TN|36.07|-88.99
Fowler|IN|40.62|-87.32
Eglin Air Force Base|FL|30.46|-86.55
Inman|SC|35.05|-82.09
West Hill|OH|41.23|-80.52
Clinton|MI|42.07|-83.97
Lennox|SD|43.35|-96.89
Eatonville|FL|28.61|-81.38
Spencer|IN|39.29|-86.76
Wilberforce|OH|39.72|-83.88
Cascade|IA|42.30|-91.01
Raven|VA|37.09|-81.86
Davis Junction|IL|42.10|-89.09
Lemont|PA|40.81|-77.82
Oakwood|PA|41.01|-80.38
Lebanon South|PA|40.33|-76.41
Effort|PA|40.94|-75.43
Fair Haven|VT|43.59|-73.27
Pymatuning Central|PA|41.59|-80.48
Fairfield Bay|AR|35.59|-92.28
Tool|TX|32.27|-96.17
Buchanan|NY|41.26|-73.94
Parkwood|CA|36.93|-120.04
Cowpens|SC|35.02|-81.80
South Paris|ME|44.22|-70.51
Westmorland|CA|33.04|-115.62
East Sonora|CA|37.98|-120.36
Dover|MA|42.25|-71.28
North Brookfield|MA|42.27|-72.08
Susquehanna Trails|PA|39.76|-76.37
Walkerton|IN|41.47|-86.48
Abbotsford|WI|44.95|-90.32
Bayard|NM|32.76|-108.13
Holden|MO|38.71|-93.99
Westby|WI|43.66|-90.85
Jellico|TN|36.59|-84.13
Cimarron|KS|37.81|-100.35
Moorhead|MS|33.45|-90.51
Texanna|OK|35.35|-95.44
South Fulton|TN|36.50|-88.88
Lewistown|IL|40.39|-90.15
Belgium|WI|43.50|-87.85
Wrightsville|AR|34.60|-92.22
Middletown|IN|40.06|-85.54
Spring Mount|PA|40.28|-75.46
Chico|WA|47.61|-122.71
Elwood|IL|41.40|-88.11
Bridgman|MI|41.94|-86.56
Honokaa|HI|20.08|-155.47
Jonesville|NC|36.24|-80.84
Levant|ME|44.87|-68.93
Clarence Center|NY|43.01|-78.64
Bridgeville|DE|38.74|-75.60
Mars Hill|NC|35.83|-82.55
Ashville|AL|33.84|-86.25
Encantada-Ranchito-El Calaboz|TX|26.03|-97.63
Odell|OR|45.63|-121.54
Wenonah|NJ|39.79|-75.15
Janesville|MN|44.12|-93.71
Pablo|MT|47.60|-114.12
Newkirk|OK|36.88|-97.05
Polo|IL|41.99|-89.58
Sturbridge|MA|42.11|-72.08
Boron|CA|35.00|-117.65
Keaau|HI|19.62|-155.04
Fannett|TX|29.93|-94.25
Oyster Bay Cove|NY|40.87|-73.51
Holyoke|CO|40.58|-102.30
Deltana|AK|63.87|-145.22
Pottsboro|TX|33.76|-96.67
Madelia|MN|44.05|-94.42
Girdwood|AK|60.94|-149.17
Fort Plain|NY|42.93|-74.62
Calera|OK|33.93|-96.43
Wells|MN|43.75|-93.73
Andover|NH|43.44|-71.82
Ahwahnee|CA|37.37|-119.73
Cascade Valley|WA|47.13|-119.33
Thayer|MO|36.52|-91.54
Terrace Park|OH|39.16|-84.31
Orchard Lake|MI|42.58|-83.36
Gaylord|MN|44.55|-94.22
Walton Hills|OH|41.37|-81.56
Desert Hills|AZ|34.55|-114.37
Cannon Air Force Base|NM|34.40|-103.32
Manatee Road|FL|29.51|-82.91
Gibbsboro|NJ|39.84|-74.96
White Pine|TN|36.11|-83.29
Hull|IA|43.19|-96.13
Nedrow|NY|42.98|-76.14
Tallaboa Alta|PR|18.05|-66.70
Pequot Lakes|MN|46.60|-94.31
West Dennis|MA|41.66|-70.17
Tainter Lake|WI|44.99|-91.85
Beaverdam Lake-Salisbury Mills|NY|41.44|-74.12
Beaver Dam Lake|NY|41.45|-74.11
Indian Springs|GA|33.24|-83.92
Crewe|VA|37.17|-78.12
Hudson|MI|41.86|-84.35
Hartford|NY|43.36|-73.39
Adamsville|TN|35.24|-88.39
Midway South|TX|26.16|-98.02
Summerset|SD|44.19|-103.34
Trenton|GA|34.87|-85.51
Kiln|MS|30.41|-89.44
Northlake|TX|33.13|-97.27
Mechanic Falls|ME|44.11|-70.39
Bono|AR|35.91|-90.80
Fulton|KY|36.50|-88.87
North Beach Haven|NJ|39.57|-74.23
Leesville|SC|33.92|-81.51
Gates Mills|OH|41.52|-81.40
Clayton|GA|34.88|-83.40
Sugarcreek|OH|40.50|-81.64
Milford|ME|44.95|-68.64
New Wilmington|PA|41.12|-80.33
Hancock|ME|44.53|-68.25
Southside|AR|35.70|-91.62
Tangelo Park|FL|28.46|-81.45
Great Barrington|MA|42.20|-73.36
Helmetta|NJ|40.38|-74.42
East Ithaca|NY|42.44|-76.48
Anthony|KS|37.15|-98.03
Cherryvale|KS|37.27|-95.55
Rossmoyne|OH|39.21|-84.39
Acton|ME|43.53|-70.91
Corinna|ME|44.92|-69.26
Horse Pasture|VA|36.63|-79.95
Las Animas|CO|38.07|-103.22
Rogue River|OR|42.44|-123.17
Twain Harte|CA|38.04|-120.23
Raymond|MS|32.26|-90.42
Country Knolls|NY|42.92|-73.81
Lumberton|MS|31.00|-89.45
Wynnewood|OK|34.64|-97.16
Anahola|HI|22.14|-159.31
Graceville|FL|30.96|-85.52
Newtown|PA|40.23|-74.94
Fredonia|WI|43.47|-87.95
Red Lodge|MT|45.19|-109.25
New Palestine|IN|39.72|-85.89
Penndel|PA|40.15|-74.92
Jonesville|MI|41.98|-84.66
Royal City|WA|46.90|-119.63
Sugarcreek Police Dept|OH|40.50|-81.64
Orland|ME|44.57|-68.74
Pine Grove|CA|38.41|-120.66
Chiefland|FL|29.47|-82.86
Salem|NC|35.70|-81.70
Saugerties South|NY|42.06|-73.95
West Terre Haute|IN|39.47|-87.45
Four Seasons|MO|38.20|-92.71
Soulsbyville|CA|37.98|-120.26
Old Brookville|NY|40.83|-73.60
Craigsville|WV|38.33|-80.65
Murphys|CA|38.14|-120.46
Bay Park|NY|40.63|-73.67
Greenport|NY|41.10|-72.36
Naples|UT|40.43|-109.50
McLendon-Chisholm|TX|32.84|-96.38
Amherst|VA|37.59|-79.05
Waterloo|IN|41.43|-85.02
Mathews|LA|29.69|-90.55
Quitman|MS|32.04|-88.73
Crimora|VA|38.15|-78.85
New Market|VA|38.65|-78.67
North Rock Springs|WY|41.64|-109.27
Buena Vista|GA|32.32|-84.52
Parkside|PA|39.86|-75.38
Houston|AK|61.63|-149.82
Redington Shores|FL|27.83|-82.83
Taft|FL|28.43|-81.37
Rising Sun|IN|38.95|-84.85
Dry Ridge|KY|38.68|-84.59
Whitesboro|NJ|39.04|-74.86
Windham|OH|41.24|-81.05
McAdoo|PA|40.90|-75.99
White Mountain Lake|AZ|34.35|-110.00
Whitesboro-Burleigh|NJ|39.04|-74.87
Canisteo|NY|42.27|-77.61
Center|CO|37.75|-106.11
Schofield|WI|44.91|-89.60
Hickman|KY|36.57|-89.19
Lisbon|IA|41.92|-91.39
Toledo|IA|42.00|-92.58
Camden|NY|43.33|-75.75
Lakin|KS|37.94|-101.25
Jal|NM|32.11|-103.19
Ferdinand|IN|38.22|-86.86
Roebuck|SC|34.88|-81.97
Caryville|TN|36.30|-84.22
Spencerville|OH|40.71|-84.35
Wofford Heights|CA|35.71|-118.46
Hennessey|OK|36.11|-97.90
Brighton|IL|39.04|-90.14
Wilton|ME|44.59|-70.23
Bellerose Terrace|NY|40.72|-73.73
Kinsey|AL|31.30|-85.34
Oxford|GA|33.62|-83.87
Hughesville|MD|38.53|-76.78
Madison|NC|36.39|-79.96
Coaldale|PA|40.82|-75.91
Utica|OH|40.23|-82.45
Cordova|AK|60.54|-145.76
Spencer|WV|38.80|-81.35
Greenock|PA|40.31|-79.81
Farmington|MS|34.93|-88.45
Elysburg|PA|40.86|-76.55
Lawson Heights|PA|40.29|-79.39
Surf City|NC|34.43|-77.55
Bernardston|MA|42.67|-72.55
Denmark|WI|44.35|-87.83
Colorado City|CO|37.95|-104.84
Erwinville|LA|30.53|-91.41
Windsor|NC|36.00|-76.95
Playita|PR|18.04|-65.91
Valencia|NM|34.80|-106.70
Marlborough|MO|38.57|-90.34
Chetek|WI|45.31|-91.65
Flora Vista|NM|36.79|-108.08
Petersburg|IL|40.01|-89.85
Livermore|ME|44.38|-70.25
Phippsburg|ME|43.82|-69.81
Marionville|MO|37.00|-93.64
North Pole|AK|64.75|-147.35
Shinnecock Hills|NY|40.89|-72.46
Berwick|ME|43.27|-70.86
Morenci|MI|41.72|-84.22
Nokomis|IL|39.30|-89.29
Oakhurst|OK|36.08|-96.06
Southworth|WA|47.51|-122.50
Bluewell|WV|37.31|-81.26
Castle Rock|WA|46.28|-122.91
Carlisle|AR|34.78|-91.75
Cedaredge|CO|38.90|-107.93
Three Rivers|CA|36.44|-118.90
Jonesville|LA|31.63|-91.82
Cranbury|NJ|40.32|-74.51
Creston|OH|40.99|-81.89
Star City|AR|33.94|-91.84
Mason City|IL|40.20|-89.70
Hawley|MN|46.88|-96.32
Halls|TN|35.88|-89.40
Townsend|DE|39.40|-75.69
Nash|TX|33.44|-94.13
Waskom|TX|32.48|-94.06
Bellevue|IA|42.26|-90.42
Trowbridge Park|MI|46.56|-87.44
Upper Nyack|NY|41.11|-73.92
Slater-Marietta|SC|35.03|-82.49
Elkton|KY|36.81|-87.15
Ware Shoals|SC|34.40|-82.25
Tremont|IL|40.53|-89.49
Southmont|PA|40.31|-78.94
Haynesville|LA|32.96|-93.14
New Boston|OH|38.75|-82.94
Wellington|TX|34.86|-100.21
Prudhoe Bay|AK|70.26|-148.34
Mariposa|CA|37.48|-119.97
New Glarus|WI|42.81|-89.64
Shawnee Hills|OH|39.65|-83.79
Uvalde Estates|TX|29.17|-99.83
Shinnston|WV|39.40|-80.30
Arlington|MN|44.61|-94.08
Rouses Point|NY|44.99|-73.36
Brewster|OH|40.71|-81.60
Dublin|PA|40.37|-75.20
South Taft|CA|35.13|-119.46
Spring Grove|PA|39.87|-76.87
Hope|IN|39.30|-85.77
Spiro|OK|35.24|-94.62
Poth|TX|29.07|-98.08
Mont Vernon|NH|42.89|-71.67
Lavonia|GA|34.44|-83.11
Jasonville|IN|39.16|-87.20
Lake Placid|FL|27.35|-81.33
Elmwood Place|OH|39.19|-84.49
Oakbrook Terrace|IL|41.85|-87.96
Canajoharie|NY|42.91|-74.57
Holcomb|KS|37.99|-100.99
Williamsport|MD|39.60|-77.82
Beverly|TX|31.53|-97.14
Lexington|OK|35.01|-97.34
Weimar|TX|29.70|-96.78
Liberty|KY|37.32|-84.94
Pawnee|OK|36.34|-96.80
Hudson Oaks|TX|32.76|-97.71
Ontario|NY|43.22|-77.28
Cheney|KS|37.63|-97.78
Essex Fells|NJ|40.82|-74.28
Green Level|NC|36.12|-79.34
Ashford|AL|31.18|-85.24
Dexter|ME|45.02|-69.29
North Prairie|WI|42.93|-88.41
Princeville|HI|22.22|-159.48
Trinity|AL|34.61|-87.09
East Missoula|MT|46.87|-113.94
Wilmerding|PA|40.39|-79.81
Wailua|HI|22.05|-159.34
Lipscomb|AL|33.43|-86.93
Marceline|MO|39.71|-92.95
Maunabo|PR|18.01|-65.90
Glendale|OH|41.40|-81.54
Fremont|IN|41.73|-84.93
Jackson|KY|37.83|-84.87
Trucksville|PA|41.30|-75.93
Kingsbury|NV|38.98|-119.91
Willow Springs|MO|36.99|-91.97
Pine Beach|NJ|39.94|-74.17
De Leon|TX|32.11|-98.54
Conway|PA|40.66|-80.24
Lafayette Hill|PA|40.09|-75.25
Sewall's Point|FL|27.20|-80.20
Owings|MD|38.72|-76.60
Churchill|OH|41.16|-80.66
Hertford|NC|36.19|-76.47
Elm Springs|AR|36.21|-94.23
Fairlawn|VA|37.15|-80.58
Lyons|CO|40.22|-105.27
Deenwood|GA|31.22|-82.39
Gumlog|GA|34.49|-83.10
Piketon|OH|39.07|-83.01
Caledonia|NY|42.97|-77.85
Cumberland|WI|45.53|-92.02
Malone|FL|30.96|-85.16
Yorktown|TX|28.98|-97.50
Lisbon|ND|46.44|-97.68
Gurdon|AR|33.92|-93.15
Ossun|LA|30.28|-92.11
Rockwell|NC|35.55|-80.41
Sac City|IA|42.42|-94.99
Chester|CA|40.31|-121.23
Koloa|HI|21.91|-159.47
Coal Grove|OH|38.50|-82.65
Manchester|MI|42.15|-84.04
Vernonia|OR|45.86|-123.19
Buna|TX|30.43|-93.96
Pine Grove|PA|40.55|-76.38
Glenwood|AR|34.33|-93.55
Rockwell City|IA|42.40|-94.63
Cross Lake|MN|46.66|-94.11
Huntington|TX|31.28|-94.58
Salado|TX|30.95|-97.54
Clinton|WI|42.56|-88.87
La Alianza|PR|18.40|-66.60
La Playa|PR|18.29|-67.19
Mason|TX|30.75|-99.23
Shiner|TX|29.43|-97.17
Fairview-Ferndale|PA|40.78|-76.58
Whitesboro|AL|34.16|-86.07
Cherokee|NC|35.47|-83.31
Memphis|TX|34.72|-100.53
Guilford|PA|39.92|-77.60
Bethel Island|CA|38.01|-121.64
Olton|TX|34.18|-102.13
Fife Heights|WA|47.26|-122.35
Newport|WA|47.57|-122.18
Carlisle-Rockledge|AL|34.11|-86.12
Tavernier|FL|25.01|-80.52
Wautoma|WI|44.07|-89.29
Heritage Pines|FL|28.43|-82.62
Lake Hamilton|AR|34.42|-93.10
Franklinton|NC|36.10|-78.46
Mays Landing|NJ|39.45|-74.73
Cleona|PA|40.34|-76.48
Spruce Pine|NC|35.92|-82.06
Erma|NJ|38.99|-74.90
Gassville|AR|36.28|-92.49
Eddington|ME|44.83|-68.69
Fishkill|NY|41.54|-73.90
Saint Croix Falls|WI|45.41|-92.64
Kirbyville|TX|30.66|-93.89
Dolgeville|NY|43.10|-74.77
Riverbend|WA|47.47|-121.75
Postville|IA|43.08|-91.57
Geneva|NE|40.53|-97.60
Cabool|MO|37.12|-92.10
Waldport|OR|44.43|-124.07
Orleans|IN|38.66|-86.45
Evansburg|PA|40.18|-75.43
New Stanton|PA|40.22|-79.61
Baden|MD|38.66|-76.78
Granby|MO|36.92|-94.26
Braddock|PA|40.40|-79.87
Falmouth|KY|38.68|-84.33
Hanley Hills|MO|38.69|-90.32
New Eagle|PA|40.21|-79.95
Point Clear|AL|30.47|-87.92
Midway|PA|39.81|-77.00
Westworth|TX|32.76|-97.41
Pecatonica|IL|42.31|-89.36
Greenport West|NY|41.10|-72.37
Greensburg|KY|37.26|-85.50
Shelby|MS|33.95|-90.77
Truro|MA|41.99|-70.05
Lincolnville|ME|44.28|-69.01
Ida Grove|IA|42.34|-95.47
New Ellenton|SC|33.42|-81.69
Belvedere|CA|37.87|-122.46
Vincent|AL|33.38|-86.41
Knightstown|IN|39.80|-85.53
Fairplains|NC|36.20|-81.15
Greenfield|TN|36.15|-88.80
Manchester Center|VT|43.18|-73.06
Union|OR|45.21|-117.87
Port Barre|LA|30.56|-91.95
Calabash|NC|33.89|-78.57
Albany|IN|40.30|-85.24
Hanson|MA|42.08|-70.88
Simmesport|LA|30.98|-91.80
Mountain Lake|MN|43.94|-94.93
Tracy|MN|44.23|-95.62
Valley|NE|41.31|-96.35
Fort Pierre|SD|44.35|-100.37
Onion Creek|TX|30.14|-97.78
Connerton|FL|28.31|-82.48
Cetronia|PA|40.59|-75.53
Lake View|AL|33.28|-87.14
Vineyard Haven|MA|41.45|-70.60
Angola|NY|42.64|-79.03
Cambridge|IL|41.30|-90.19
Auburn|MI|43.60|-84.07
Madison|NH|43.90|-71.15
Redgranite|WI|44.04|-89.10
Pearson|GA|31.30|-82.85
Millers Creek|NC|36.19|-81.24
Rosemount|OH|38.79|-82.98
Cedar Grove|WI|43.57|-87.82
Helper|UT|39.68|-110.85
Gold Bar|WA|47.86|-121.70
Jefferson|MD|39.36|-77.53
Mountain Lake Park|MD|39.40|-79.38
Victory Lakes|NJ|39.63|-74.97
Rutland|MA|42.37|-71.95
Firing Range|GA|33.44|-82.69
Pegram|TN|36.10|-87.05
Brownlee Park|MI|42.32|-85.14
Canterbury|NH|43.34|-71.57
East McKeesport|PA|40.38|-79.81
Erath|LA|29.96|-92.04
Pumpkin Center|NC|34.79|-77.37
Combine|TX|32.59|-96.51
Harrison|MI|44.02|-84.80
Milford|NE|40.77|-97.05
Monson Center|MA|42.10|-72.30
Atlantis|FL|26.59|-80.10
Eupora|MS|33.54|-89.27
White Island Shores|MA|41.80|-70.63
Willamina|OR|45.08|-123.49
Weweantic|MA|41.74|-70.73
Ogden|KS|39.11|-96.71
Brenas|PR|18.47|-66.34
Lakeview|CA|33.84|-117.12
Cumberland|KY|36.98|-82.99
Jenkins|KY|37.17|-82.63
Steele|MO|36.08|-89.83
Lagrange|OH|41.24|-82.12
Mulino|OR|45.22|-122.58
Eudora|AR|33.11|-91.26
Goldsby|OK|35.14|-97.48
Willow|AK|61.75|-150.04
Whitney|TX|31.95|-97.32
Northfield|VT|44.15|-72.66
Versailles|IN|39.07|-85.25
Warsaw|MO|38.24|-93.38
Hunter|OH|39.49|-84.29
Perry|MI|42.83|-84.22
North Plains|OR|45.60|-122.99
Holiday Heights|NJ|39.95|-74.25
Glasco|NY|42.04|-73.95
Hughesville|PA|41.24|-76.72
Kingston|WA|47.80|-122.50
Inez|TX|28.90|-96.79
Hart|MI|43.70|-86.36
Chinchilla|PA|41.48|-75.68
Medinah|IL|41.98|-88.05
Canaan|ME|44.76|-69.56
Graysville|AL|33.62|-86.97
New Haven|MO|38.61|-91.22
Holly Ridge|NC|34.50|-77.55
Preston|TX|33.88|-96.63
Newburgh Heights|OH|41.45|-81.66
Jermyn|PA|41.53|-75.55
Belleair Bluffs|FL|27.92|-82.82
Pink|OK|35.26|-97.12
Ganado|TX|29.04|-96.51
Veedersburg|IN|40.11|-87.26
Vista Center|NJ|40.16|-74.32
Lima|NY|42.90|-77.61
McDonald|PA|40.37|-80.23
Saint Hedwig|TX|29.41|-98.20
Shelburne|MA|42.59|-72.69
Dryden|NY|42.49|-76.30
Halstead|KS|38.00|-97.51
Stonewall|LA|32.28|-93.82
Hale Center|TX|34.06|-101.84
Aberdeen Proving Ground|MD|39.47|-76.13
Horseshoe Bend|AR|36.23|-91.76
Hurlock|MD|38.62|-75.85
Chouteau|OK|36.19|-95.34
Maple Lake|MN|45.23|-94.00
Clifton Springs|NY|42.96|-77.14
Kure Beach|NC|34.00|-77.91
Port Allegany|PA|41.81|-78.28
Cloverdale|IN|39.51|-86.79
Hopwood|PA|39.88|-79.70
Rankin|PA|40.41|-79.88
San Ysidro|NM|32.35|-106.81
Elmwood|IL|40.78|-89.97
Whitehouse Station|NJ|40.62|-74.77
Brewster Hill|NY|41.42|-73.60
Bolindale|OH|41.21|-80.78
Saint Paris|OH|40.13|-83.96
Woodstock|NY|42.04|-74.12
Sea Isle City|NJ|39.15|-74.69
Arcanum|OH|39.99|-84.55
Detroit Beach|MI|41.93|-83.33
Council Grove|KS|38.66|-96.49
Morningside|MD|38.83|-76.89
Snow Hill|MD|38.18|-75.39
Gladstone|NJ|40.72|-74.67
Peapack|NJ|40.72|-74.66
Southwest Greensburg|PA|40.29|-79.55
Pardeeville|WI|43.54|-89.30
Spirit Lake|ID|47.97|-116.87
Rockport|IN|37.88|-87.05
Aviston|IL|38.61|-89.61
Saint George|SC|33.19|-80.58
Eureka Springs|AR|36.40|-93.74
Kountze|TX|30.37|-94.31
Bath|MI|42.82|-84.45
Woodville|OH|41.45|-83.37
Easton|CA|36.65|-119.79
Houston|MO|37.33|-91.96
Meyersdale|PA|39.81|-79.02
Parma|ID|43.79|-116.94
Stanfield|OR|45.78|-119.22
Ludowici|GA|31.71|-81.74
Pinehurst|TX|30.17|-95.68
South Pottstown|PA|40.24|-75.65
Caney|KS|37.01|-95.94
Breckinridge Center|KY|37.68|-87.86
Leeds|ME|44.30|-70.12
Shepherdstown|WV|39.43|-77.80
Hickman|NE|40.62|-96.63
Taylorsville|NC|35.92|-81.18
Belcourt|ND|48.84|-99.74
Bellport|NY|40.76|-72.94
Mannington|WV|39.53|-80.34
Bowmansville|PA|40.20|-76.02
Drexel|OH|39.75|-84.29
Willowbrook|IL|41.77|-87.94
Jones Creek|TX|28.97|-95.46
Ely|IA|41.87|-91.59
Lyman|WY|41.33|-110.29
Twin Lakes|FL|26.18|-80.16
Waverly|VA|37.04|-77.10
Roanoke|IL|40.80|-89.20
Stratford|TX|36.34|-102.07
Bowdon|GA|33.54|-85.25
Carrington|ND|47.45|-99.13
Bayou Gauche|LA|29.79|-90.41
Bridgton|ME|44.05|-70.71
Alstead|NH|43.15|-72.36
Valley Hill|NC|35.30|-82.48
Concord|WI|43.07|-88.60
Belzoni|MS|33.18|-90.49
Leechburg|PA|40.63|-79.61
Monticello|UT|37.87|-109.34
Kellogg|ID|47.54|-116.12
Cacao|PR|18.44|-66.94
McColl|SC|34.67|-79.55
Springfield|MN|44.24|-94.98
Winter Beach|FL|27.72|-80.42
Varnville|SC|32.85|-81.08
Abram|TX|26.20|-98.41
West Branch|MI|44.28|-84.24
Carlton|OR|45.29|-123.18
Prairie Creek|AR|36.34|-94.06
Trenton|FL|29.61|-82.82
Ellinwood|KS|38.36|-98.58
Cape Carteret|NC|34.69|-77.06
Prince George|VA|37.22|-77.29
Windsor|VT|43.48|-72.38
Fritch|TX|35.64|-101.60
West Carthage|NY|43.97|-75.62
Ellis|KS|38.94|-99.56
Pineridge|SC|33.91|-81.10
West Wareham|MA|41.79|-70.76
Constantine|MI|41.84|-85.67
Masury|OH|41.21|-80.54
Robesonia|PA|40.35|-76.13
Walden|TN|35.16|-85.30
Oakwood Hills|IL|42.25|-88.24
Columbus Grove|OH|40.92|-84.06
Piru|CA|34.42|-118.79
Edwards Air Force Base|CA|34.92|-117.94
Topton|PA|40.50|-75.70
McCamey|TX|31.14|-102.22
Ord|NE|41.60|-98.93
Reynolds Heights|PA|41.35|-80.39
Walnutport|PA|40.75|-75.60
Plainview|TN|36.18|-83.80
Golden Meadow|LA|29.38|-90.26
Chevy Chase Village|MD|38.97|-77.08
Lake Mills|IA|43.42|-93.53
Rutland|WI|42.88|-89.35
Fairdale|PA|39.89|-79.97
Lexington|IL|40.64|-88.78
East Pepperell|MA|42.67|-71.57
Hinckley|IL|41.77|-88.64
Miranda|PR|18.39|-66.38
East Helena|MT|46.59|-111.92
Burley|WA|47.42|-122.63
Holderness|NH|43.73|-71.59
Iona|ID|43.53|-111.93
Imperial|NE|40.52|-101.64
Palmer|TX|32.43|-96.67
Cuba City|WI|42.61|-90.43
Washburn|WI|46.67|-90.89
Saint Charles|MI|43.30|-84.14
South Greensburg|PA|40.28|-79.54
Minonk|IL|40.90|-89.03
Lapel|IN|40.07|-85.85
Aitkin|MN|46.53|-93.71
Slayton|MN|43.99|-95.76
Lorenz Park|NY|42.26|-73.77
Kamas|UT|40.64|-111.28
Toftrees|PA|40.83|-77.88
Freeport|FL|30.50|-86.14
Kershaw|SC|34.55|-80.58
Centerburg|OH|40.30|-82.70
La Salle|CO|40.35|-104.70
Lame Deer|MT|45.62|-106.67
Augusta|AR|35.28|-91.37
Wrens|GA|33.21|-82.39
Colfax|IA|41.68|-93.25
Lee|MA|42.30|-73.25
Sandy Valley|NV|35.82|-115.63
Demorest|GA|34.57|-83.55
Four Oaks|NC|35.44|-78.43
Judson|SC|34.83|-82.43
Malad City|ID|42.19|-112.25
Fulton|MD|39.15|-76.92
Lathrop|MO|39.55|-94.33
Burns Flat|OK|35.35|-99.17
Woodland Beach|MI|41.94|-83.31
Lexington|MN|45.14|-93.16
East Atlantic Beach|NY|40.79|-73.75
Charleston|MS|34.01|-90.06
Ninety Six|SC|34.18|-82.02
Jefferson|TX|32.76|-94.35
Lake Summerset|IL|42.45|-89.39
Cardington|OH|40.50|-82.89
Golden Shores|AZ|34.78|-114.48
Castlewood|VA|36.89|-82.28
Oakley|KS|39.13|-100.86
Lincoln Beach|OR|44.85|-124.05
Freeland|WA|48.01|-122.53
Thorsby|AL|32.92|-86.72
Estill Springs|TN|35.27|-86.13
Saint Bonaventure|NY|42.08|-78.48
Ferrum|VA|36.92|-80.01
Galesburg|MI|42.29|-85.42
Sussex|NJ|41.21|-74.61
Ridgetop|TN|36.40|-86.78
Mount Jackson|VA|38.75|-78.64
Elkhart|KS|37.01|-101.89
Hamlin|TX|32.88|-100.13
Columbus|MT|45.64|-109.25
Ogden|IA|42.04|-94.03
Wapello|IA|41.18|-91.19
Augusta|NY|42.97|-75.50
Bradley|WV|37.87|-81.19
Boonville|NY|43.48|-75.34
Brockway|PA|41.25|-78.80
Morrisville|VT|44.56|-72.60
Maunawili|HI|21.37|-157.77
Howard Lake|MN|45.06|-94.07
Browns Lake|WI|42.69|-88.23
Old Saybrook Center|CT|41.29|-72.37
Liberty|IN|39.64|-84.93
Rolling Fork|MS|32.91|-90.88
Kalkaska|MI|44.73|-85.18
Kearny|AZ|33.06|-110.91
Playa Fortuna|PR|18.38|-65.75
Carbon Cliff|IL|41.49|-90.39
Waterford|NY|42.79|-73.68
Mount Holly Springs|PA|40.12|-77.19
Shorewood Hills|WI|43.08|-89.45
Los Molinos|CA|40.02|-122.10
Laurel Hollow|NY|40.86|-73.47
Ocean View|DE|38.55|-75.09
Saint Pauls|NC|34.81|-78.97
Lone Pine|CA|36.61|-118.06
Seneca|KS|39.83|-96.06
Beverly Hills|TX|31.52|-97.15
Jonestown|TX|30.50|-97.92
Dolan Springs|AZ|35.59|-114.27
Eyota|MN|43.99|-92.23
Churchville|NY|43.10|-77.88
Leipsic|OH|41.10|-83.98
Gandy|FL|27.87|-82.62
Wadley|GA|32.87|-82.40
Fruitland|NC|35.40|-82.39
Granite|OK|34.96|-99.38
Glen Rock|PA|39.79|-76.73
Saltville|VA|36.88|-81.76
Palmyra|ME|44.85|-69.36
Lynnwood-Pricedale|PA|40.13|-79.85
Zion|PA|40.91|-77.68
Bristol|VT|44.13|-73.08
North York|PA|39.98|-76.73
Trail Creek|IN|41.70|-86.86
Lake Odessa|MI|42.78|-85.14
Cordova|AL|33.76|-87.18
Baldwinville|MA|42.61|-72.08
Judsonia|AR|35.27|-91.64
Girard|IL|39.45|-89.78
Jamestown|OH|39.66|-83.73
Comunas|PR|18.09|-65.84
Kualapuu|HI|21.15|-157.04
Buena Vista|PR|18.00|-66.05
Buckland|MA|42.59|-72.79
Linden|AL|32.31|-87.80
Haverhill|FL|26.69|-80.12
Gila Bend|AZ|32.95|-112.72
Seth Ward|TX|34.21|-101.69
Berkeley Lake|GA|33.98|-84.19
Kahoka|MO|40.42|-91.72
West Rutland|VT|43.59|-73.05
Level Plains|AL|31.30|-85.78
Albion|ME|44.53|-69.44
Westport|WA|46.89|-124.10
Lithonia|GA|33.71|-84.11
Ridgeway|AK|60.53|-151.09
Beech Mountain Lakes|PA|41.04|-75.94
Franquez|PR|18.34|-66.43
Saint Matthews|SC|33.66|-80.78
Bethlehem Village|CT|41.64|-73.20
Navesink|NJ|40.40|-74.04
Berlin|PA|39.92|-78.96
Shavertown|PA|41.32|-75.94
Kealakekua|HI|19.52|-155.92
Manitou Beach-Devils Lake|MI|41.98|-84.29
Lake Lotawana|MO|38.92|-94.24
Gouldsboro|ME|44.48|-68.04
Shelby|MI|42.67|-83.03
Burnham|PA|40.64|-77.57
Hartshorne|OK|34.85|-95.56
Boquerón|PR|18.03|-67.17
Audubon|IA|41.72|-94.93
Kensington|NH|42.93|-70.94
Benton|LA|32.69|-93.74
North Beach|MD|38.71|-76.53
Albany|TX|32.72|-99.30
Star City|WV|39.66|-79.99
Mount Olive|IL|39.07|-89.73
Albany|KY|36.69|-85.13
Prophetstown|IL|41.67|-89.94
Valley View|OH|41.39|-81.60
Nisswa|MN|46.52|-94.29
Seneca Knolls|NY|43.12|-76.29
Shrub Oak|NY|41.33|-73.82
Baker|MT|46.37|-104.28
Carlisle|KY|38.31|-84.03
Ocean Gate|NJ|39.93|-74.13
San Augustine|TX|31.53|-94.11
Sumner|IA|42.85|-92.09
Midway|GA|31.81|-81.43
Rural Hill|TN|36.12|-86.48
Catlin|IL|40.07|-87.70
East Berwick|PA|41.06|-76.22
Whitesburg|KY|37.12|-82.83
Tchula|MS|33.18|-90.22
Clyde|NY|43.08|-76.87
Neuse Forest|NC|34.96|-76.94
Lluveras|PR|18.04|-66.90
Naranjito|PR|18.30|-66.24
Sigourney|IA|41.33|-92.20
Colfax|CA|39.10|-120.95
Hillsboro Beach|FL|26.29|-80.08
Yanceyville|NC|36.40|-79.34
Ramos|PR|18.34|-65.71
Farmer City|IL|40.24|-88.64
Hoyt Lakes|MN|47.52|-92.14
Huntington|UT|39.33|-110.96
Sharpsburg|NC|35.87|-77.83
Minneapolis|KS|39.12|-97.71
Hampton Falls|NH|42.92|-70.86
Leavenworth|WA|47.60|-120.66
Seaside|FL|30.32|-86.14
Hildebran|NC|35.71|-81.42
Brewster|MA|41.76|-70.08
Culp Creek|OR|43.70|-122.85
Coeburn|VA|36.94|-82.46
Coleraine|MN|47.29|-93.43
South Roxana|IL|38.83|-90.06
Deering|NH|43.07|-71.84
Painted Post|NY|42.16|-77.09
Kechi|KS|37.80|-97.28
Northcliff|TX|29.62|-98.22
Baraga|MI|46.78|-88.49
Hooker|OK|36.86|-101.21
Wewahitchka|FL|30.11|-85.20
Spring City|TN|35.69|-84.86
Northwood|IA|43.44|-93.22
Steeleville|IL|38.01|-89.66
Blooming Prairie|MN|43.87|-93.05
Syracuse|NE|40.66|-96.19
Fall City|WA|47.57|-121.89
Gregory|TX|27.92|-97.29
Stevenson|AL|34.87|-85.84
Doniphan|MO|36.62|-90.82
Princeville|NC|35.89|-77.53
North Fork Village|OH|39.34|-83.03
Dover|PA|40.00|-76.85
Brookdale|CA|37.11|-122.11
Sheldon|TX|29.87|-95.13
Red Hook|NY|42.00|-73.88
Brundidge|AL|31.72|-85.82
South Zanesville|OH|39.90|-82.01
Cowarts|AL|31.20|-85.30
Medicine Lodge|KS|37.28|-98.58
Waurika|OK|34.17|-98.00
Trexlertown|PA|40.55|-75.61
Union|MS|32.57|-89.12
Glenmoor|OH|40.67|-80.62
Davisboro|GA|32.98|-82.61
Elsberry|MO|39.17|-90.78
Goliad|TX|28.67|-97.39
Kemah|TX|29.54|-95.02
Arcade|NY|42.53|-78.42
Flora|IN|40.55|-86.52
Rainier|WA|46.89|-122.69
Turner|OR|44.84|-122.95
Ashland|AL|33.27|-85.84
Anderson|MO|36.65|-94.44
Edgerton|OH|41.45|-84.75
Badin|NC|35.41|-80.12
Ronan|MT|47.53|-114.10
Wilsonville|AL|33.23|-86.48
Long Neck|DE|38.62|-75.15
Cecilia|LA|30.34|-91.85
Haymarket|VA|38.81|-77.64
Richwood|WV|38.22|-80.53
Mangonia Park|FL|26.76|-80.07
Haskell|OK|35.82|-95.67
El Mangó|PR|18.23|-65.88
Linden|TX|33.01|-94.37
Laymantown|VA|37.37|-79.86
West Hamburg|PA|40.55|-76.00
Lancaster Mill|SC|34.71|-80.79
Port Morris|NY|40.80|-73.91
Campbellsport|WI|43.60|-88.28
Piedmont|MO|37.15|-90.70
Scottsville|NY|43.03|-77.75
Manchester|OH|40.94|-81.57
Beresford|SD|43.08|-96.77
Hillsborough|NH|43.11|-71.90
Carbon Hill|AL|33.89|-87.53
Harlem Heights|FL|26.52|-81.93
New Chicago|IN|41.56|-87.27
Congress|AZ|34.16|-112.85
Randolph|VT|43.93|-72.67
Eagle|WI|42.88|-88.47
Collinsville|AL|34.26|-85.86
Florala|AL|31.01|-86.33
Krebs|OK|34.93|-95.72
Welch|WV|37.43|-81.58
Britt|IA|43.10|-93.80
Leavittsburg|OH|41.25|-80.88
Vinton|TX|31.95|-106.60
Slocomb|AL|31.11|-85.59
Jean Lafitte|LA|29.74|-90.13
Zwolle|LA|31.63|-93.64
Afton|WY|42.72|-110.93
Three Rivers|TX|28.46|-98.18
Butcher's Hill|MD|39.29|-76.59
Leonard|TX|33.38|-96.25
Farmingdale|ME|44.24|-69.77
Millville|UT|41.68|-111.82
Sea Breeze|NC|34.06|-77.89
Camden|OH|41.24|-82.31
Chelsea|OK|36.54|-95.43
Lac du Flambeau|WI|45.97|-89.89
Mount Sterling|IL|39.99|-90.76
Seymour|MO|37.15|-92.77
Hollis|OK|34.69|-99.91
Kouts|IN|41.32|-87.03
Newtown|CT|41.41|-73.30
Troup|TX|32.14|-95.12
East Washington|PA|40.17|-80.24
Scotland Neck|NC|36.13|-77.42
Calhoun Falls|SC|34.09|-82.60
Cold Spring|NY|41.42|-73.95
Thornton|NH|43.89|-71.68
Pine|AZ|34.38|-111.46
Malta|MT|48.36|-107.87
Allyn|WA|47.39|-122.83
Bylas|AZ|33.13|-110.12
Beaver Dam|AZ|36.90|-113.93
Plain View|NC|35.25|-78.56
San Juan Bautista|CA|36.85|-121.54
Victor|ID|43.60|-111.11
Dora|AL|33.73|-87.09
Parkersburg|IA|42.58|-92.79
Moscow|PA|41.34|-75.52
Johnson City|TX|30.28|-98.41
Little River-Academy|TX|30.99|-97.36
Fisher|IL|40.31|-88.35
Indian River|MI|45.41|-84.61
Ten Mile Run|NJ|40.41|-74.60
Townsend|MT|46.32|-111.52
Fords Prairie|WA|46.74|-122.99
Warson Woods|MO|38.61|-90.38
Phoenix|IL|41.61|-87.63
Jonestown|PA|40.41|-76.48
Columbia City|OR|45.89|-122.81
Cooper|TX|31.24|-95.58
Newaygo|MI|43.42|-85.80
Gordon|GA|32.88|-83.33
Clayton|NY|44.24|-76.09
Bodfish|CA|35.59|-118.49
Bear Creek|AK|60.16|-149.40
Creola|AL|30.89|-88.04
Itta Bena|MS|33.50|-90.32
Gate City|VA|36.64|-82.58
Epworth|IA|42.45|-90.93
Englishtown|NJ|40.30|-74.36
Kohler|WI|43.74|-87.78
Bellevue|IL|40.68|-89.68
Lindley|NY|42.03|-77.14
Springerville|AZ|34.13|-109.29
North Eagle Butte|SD|45.00|-101.23
Cottonport|LA|30.98|-92.05
Arden on the Severn|MD|39.07|-76.58
Nettleton|MS|34.09|-88.62
Narrows|VA|37.21|-79.96
Springfield|SD|42.85|-97.90
Olga|FL|26.72|-81.71
Orchard Hills|PA|40.59|-79.53
Custer|SD|43.77|-103.60
New Athens|IL|38.33|-89.88
Bernie|MO|36.67|-89.97
Jacksboro|TN|36.33|-84.18
Avery Creek|NC|35.46|-82.58
Estill|SC|32.75|-81.24
Mineral Wells|WV|39.19|-81.53
Deer Isle|ME|44.22|-68.68
Las Ollas|PR|18.03|-66.42
Taft Heights|CA|35.13|-119.47
Collinsville|MS|32.50|-88.85
Rockdale|IL|41.51|-88.11
West Glendive|MT|47.11|-104.75
Pennville|PA|39.79|-77.00
Jamestown|TN|36.43|-84.93
Mattawan|MI|42.21|-85.78
Taylor|AL|31.16|-85.47
Sabana|PR|18.46|-66.36
Redstone Arsenal|AL|34.68|-86.65
Crystal Lake|CT|41.93|-72.38
Phelps|NY|42.96|-77.06
East Bronson|FL|29.46|-82.59
North Granby|CT|42.00|-72.83
Clarendon|TX|34.94|-100.89
Kaanapali Landing|HI|20.93|-156.69
Union City|OK|35.39|-97.94
Spangler|PA|40.64|-78.77
Belmont|MS|34.51|-88.21
Laurium|MI|47.24|-88.44
River Heights|UT|41.72|-111.82
Stephens City|VA|39.08|-78.22
West End|NY|42.47|-75.09
Guilford Siding|PA|39.87|-77.61
West Hurley|NY|42.00|-74.10
Athens|IL|39.96|-89.72
Durham|OR|45.40|-122.75
Van Buren|ME|47.16|-67.94
Belville|NC|34.23|-77.97
Mercer|PA|41.23|-80.24
South Connellsville|PA|40.00|-79.59
Morris|AL|33.75|-86.81
Hill 'n Dale|FL|28.52|-82.30
Lake Dunlap|TX|29.68|-98.07
Lovettsville|VA|39.27|-77.64
L'Anse|MI|46.76|-88.45
Emporium|PA|41.51|-78.24
North Warren|PA|41.87|-79.15
Collierville|CA|38.21|-121.27
Banks|OR|45.62|-123.11
Bull Shoals|AR|36.38|-92.58
Alorton|IL|38.59|-90.12
Brooklawn|NJ|39.88|-75.12
Belington|WV|39.03|-79.94
Albion|IL|38.38|-88.06
Fairchance|PA|39.82|-79.75
Great Falls|SC|34.58|-80.90
Cave Junction|OR|42.16|-123.65
Granite|UT|40.57|-111.81
Fritz Creek|AK|59.74|-151.30
Gap|PA|39.99|-76.02
Sunray|TX|36.02|-101.82
Doe Valley|KY|37.96|-86.12
Camden|AL|31.99|-87.29
Lakeshore|LA|32.54|-92.03
Anchor Point|AK|59.78|-151.83
Bonneau Beach|SC|33.32|-80.00
César Chávez|TX|26.30|-98.12
Hopewell|NJ|40.39|-74.76
Aberdeen|ID|42.94|-112.84
Queenland|MD|38.81|-76.79
Samson|AL|31.11|-86.05
Van Horn|TX|31.04|-104.83
Piedra Gorda|PR|18.43|-66.89
Talty|TX|32.68|-96.39
Three Forks|MT|45.89|-111.55
Arkoma|OK|35.35|-94.43
Monte Alto|TX|26.37|-97.97
Hidden Hills|CA|34.16|-118.65
Mackinaw|IL|40.54|-89.36
Big Beaver|PA|40.82|-80.36
Plentywood|MT|48.77|-104.56
Pinedale|WY|42.87|-109.86
Campbell|MO|36.49|-90.08
Navarre|OH|40.72|-81.52
Stevensville|MT|46.51|-114.09
Youngstown|NY|43.25|-79.05
Spencer|WI|44.76|-90.30
Kiefer|OK|35.94|-96.07
Canton|PA|41.66|-76.85
Rainier|OR|46.09|-122.94
North Liberty|IN|41.53|-86.43
West Homestead|PA|40.39|-79.91
Pine Ridge|FL|28.94|-82.47
Montz|LA|30.01|-90.47
Astatula|FL|28.71|-81.73
Lebanon Junction|KY|37.83|-85.73
Livingston|LA|30.50|-90.75
Sebastian|TX|26.34|-97.79
Gwinn|MI|46.28|-87.44
Alpine|NJ|40.96|-73.93
Gotha|FL|28.53|-81.52
Venice|IL|38.67|-90.17
Atlantic Beach|NY|40.59|-73.73
Stewart Manor|NY|40.72|-73.69
Sturgis|KY|37.55|-87.98
Yorklyn|PA|39.99|-76.65
Riverside|PA|40.96|-76.63
Valatie|NY|42.41|-73.67
Martinsburg|PA|40.31|-78.32
Limon|CO|39.26|-103.69
Canyonville|OR|42.93|-123.28
Mart|TX|31.54|-96.83
Thomaston|CT|41.67|-73.07
Tunica Resorts|MS|34.84|-90.35
Saint Albans|ME|44.91|-69.41
Wesson|MS|31.70|-90.40
Hyde Park|NY|41.78|-73.93
Polk City|FL|28.18|-81.82
Belleville|KS|39.82|-97.63
Kenilworth|PA|40.23|-75.63
Pojoaque|NM|35.89|-106.02
Sesser|IL|38.09|-89.05
Bruce|MS|33.99|-89.35
Lake Kiowa|TX|33.58|-97.01
Dakota City|NE|42.42|-96.42
Frewsburg|NY|42.05|-79.16
Eddington|PA|40.08|-74.94
Henryville|IN|38.54|-85.77
Hinsdale|MA|42.44|-73.13
Yale|MI|43.13|-82.80
Clark Mills|NY|43.09|-75.38
North Belle Vernon|PA|40.13|-79.87
Ocean Ridge|FL|26.53|-80.05
Leetonia|OH|40.88|-80.76
Charenton|LA|29.88|-91.53
Bloomfield|MO|36.89|-89.93
Leon|IA|40.74|-93.75
Mayer|MN|44.88|-93.89
Portola|CA|39.81|-120.47
Belle Rose|LA|30.05|-91.04
Moravian Falls|NC|36.10|-81.18
Cle Elum|WA|47.20|-120.94
East Kingston|NH|42.93|-71.02
Winnsboro Mills|SC|34.36|-81.09
Shenorock|NY|41.33|-73.74
Hammond|WI|44.98|-92.44
Ralls|TX|33.67|-101.39
New Johnsonville|TN|36.02|-87.97
Italy|TX|32.18|-96.88
Roxbury|WI|43.25|-89.68
Vernon|AL|33.76|-88.11
Plainville|KS|39.23|-99.30
South Lancaster|MA|42.44|-71.69
Rose Lodge|OR|45.01|-123.88
Landisville|PA|40.10|-76.41
Adams|WI|43.96|-89.82
Rolling Hills|CA|33.76|-118.36
Enterprise|OR|45.43|-117.28
Morton|TX|33.73|-102.76
Forsyth|MT|46.27|-106.68
Clinton|NY|43.05|-75.38
Kent Acres|DE|39.13|-75.52
Los Alamos|CA|34.74|-120.28
Toa Baja|PR|18.44|-66.26
Blanco|TX|30.10|-98.42
Buffalo|TX|31.46|-96.06
Brice Prairie|WI|43.94|-91.30
Coupeville|WA|48.22|-122.69
Colquitt|GA|31.17|-84.73
Milan|IN|39.12|-85.13
Vinita Park|MO|38.69|-90.34
Flora|MS|32.54|-90.31
Merrionette Park|IL|41.68|-87.70
Plantation|FL|26.13|-80.23
Butler|GA|32.56|-84.24
Siesta Acres|TX|28.76|-100.49
Sunshine Ranches|FL|26.05|-80.33
Laurel Springs|NJ|39.82|-75.01
Lookout Mountain|TN|34.99|-85.35
Superior|NE|40.02|-98.07
Fern Prairie|WA|45.64|-122.40
Blacksburg|SC|35.12|-81.52
Alta|IA|42.67|-95.29
Greenfield|IA|41.31|-94.46
Leesport|PA|40.45|-75.97
New London|IA|40.93|-91.40
Daniels|WV|37.74|-81.12
Conyngham|PA|40.99|-76.06
South Deerfield|MA|42.48|-72.61
Silver Lake|FL|28.84|-81.80
Ellaville|GA|32.24|-84.31
Gibbon|NE|40.75|-98.84
Long Valley|NJ|40.79|-74.78
Greybull|WY|44.49|-108.06
Edgewood|IN|40.10|-85.73
Lovelock|NV|40.18|-118.47
Somonauk|IL|41.63|-88.68
Temple|PA|40.41|-75.92
Granby|CO|40.09|-105.94
New Buffalo|MI|41.79|-86.74
China Lake Acres|CA|35.64|-117.76
Bagdad|AZ|34.58|-113.20
Oakland|MD|39.41|-79.41
Aberdeen|IN|41.44|-87.11
Thomaston|ME|44.08|-69.18
Mill City|OR|44.75|-122.48
Hurstbourne Acres|KY|38.22|-85.59
Oakboro|NC|35.23|-80.33
Hopewell|TN|35.23|-84.89
Elk Point|SD|42.68|-96.68
Mesilla|NM|32.27|-106.80
Stagecoach|NV|39.37|-119.37
McAlmont|AR|34.81|-92.18
Greensboro|MD|38.97|-75.80
Shawnee Land|VA|39.19|-78.35
Glen Lyon|PA|41.18|-76.07
Carnation|WA|47.65|-121.91
Meadowlakes|TX|30.56|-98.30
Crystal Lawns|IL|41.57|-88.16
Duchesne|UT|40.16|-110.40
Bellville|OH|40.62|-82.51
Wilber|NE|40.48|-96.96
Bryant|WA|48.24|-122.16
Prairie Grove|IL|42.28|-88.26
Esko|MN|46.71|-92.36
London|CA|36.48|-119.44
Cave City|AR|35.94|-91.55
Leachville|AR|35.94|-90.26
Hodgkins|IL|41.77|-87.86
Lakemont|PA|40.47|-78.39
Blaine|TN|36.15|-83.70
Coalgate|OK|34.54|-96.22
Tome|NM|34.74|-106.73
Maysville|GA|34.25|-83.56
Delcambre|LA|29.95|-91.99
Drexel|NC|35.76|-81.60
Condon|TN|36.18|-83.79
Lawton|MI|42.17|-85.85
Leslie|MI|42.45|-84.43
Weyauwega|WI|44.32|-88.93
Lakesite|TN|35.21|-85.13
Volga|SD|44.32|-96.93
Thoreau|NM|35.40|-108.22
Rafael Capo|PR|18.41|-66.78
Crandon|WI|45.57|-88.90
Wright|WY|43.75|-105.49
Pine Level|NC|35.51|-78.24
Guttenberg|IA|42.79|-91.10
Evart|MI|43.90|-85.26
Westmoreland|NH|42.96|-72.44
Braddock Hills|PA|40.42|-79.87
Milton|VT|44.64|-73.11
Goldthwaite|TX|31.45|-98.57
Saint Marys|WV|39.39|-81.21
Columbus Junction|IA|41.28|-91.36
Stockton|MO|37.70|-93.80
Watkins Glen|NY|42.38|-76.87
Tullytown|PA|40.14|-74.81
Hide-A-Way Lake|MS|30.56|-89.64
Darien|GA|31.37|-81.43
Elida|OH|40.79|-84.20
Mora|PR|18.46|-67.03
Guyton|GA|32.34|-81.39
Marissa|IL|38.25|-89.75
Humboldt|KS|37.81|-95.44
Stinnett|TX|35.83|-101.44
Cricket|NC|36.17|-81.19
Falmouth|ME|43.73|-70.24
Chenoweth|OR|45.63|-121.24
Waimea|HI|20.02|-155.67
Sylvania|AL|34.56|-85.81
Pine Island Center|FL|26.61|-82.12
Labadieville|LA|29.84|-90.96
Wabasso Beach|FL|27.76|-80.40
Roseville|OH|39.81|-82.07
New Carlisle|IN|41.70|-86.51
Coushatta|LA|32.01|-93.34
Carterville|MO|37.15|-94.44
Milan|MO|40.20|-93.13
Hays|NC|36.25|-81.12
Folsom|NJ|39.60|-74.84
South Bloomfield|OH|39.72|-82.99
Bangor|MI|42.31|-86.11
Dalton|OH|40.80|-81.70
Morgan|GA|31.54|-84.60
Capac|MI|43.01|-82.93
Waterville|MN|44.22|-93.57
Crossville|AL|34.29|-85.99
Weatherby Lake|MO|39.24|-94.70
Jacobus|PA|39.88|-76.71
Williamsport|IN|40.29|-87.29
Parchment|MI|42.33|-85.57
Sabana Eneas|PR|18.09|-67.08
Roman Forest|TX|30.18|-95.16
Milo|ME|45.25|-68.99
Bradford|OH|40.13|-84.43
Durand|WI|44.63|-91.97
Oak Hill|FL|28.86|-80.85
Hudson|IL|40.61|-88.99
Belle Plaine|WI|44.72|-88.67
Franksville|WI|42.76|-87.91
Lake Butler|FL|28.50|-81.54
Unionville|GA|31.43|-83.51
Patrick Springs|VA|36.64|-80.20
Colrain|MA|42.67|-72.70
Sulligent|AL|33.90|-88.13
Trainer|PA|39.83|-75.41
Seabrook Island|SC|32.58|-80.17
Van Vleck|TX|29.02|-95.89
Grayling|MI|44.66|-84.71
New Hartford|NY|43.07|-75.29
Barview|OR|43.35|-124.31
Troy|TX|31.21|-97.30
Marion|KS|38.35|-97.02
McMechen|WV|39.99|-80.73
Shutesbury|MA|42.46|-72.41
Shaw|MS|33.60|-90.77
Conway|MA|42.51|-72.70
Rector|AR|36.26|-90.29
Hampton|IL|41.56|-90.41
Adamstown|PA|40.24|-76.06
Coarsegold|CA|37.26|-119.70
Devens|MA|42.54|-71.61
Lakeland|MN|44.96|-92.77
Campion|CO|40.35|-105.08
Hayden|CO|40.50|-107.26
Jauca|PR|17.97|-66.37
Depue|IL|41.32|-89.31
Concord|AL|33.47|-87.03
Ridgeville|SC|33.10|-80.32
Roundup|MT|46.45|-108.54
Lusby|MD|38.41|-76.46
Southside Place|TX|29.71|-95.44
Denver|IA|42.67|-92.34
Big Lake|WA|48.40|-122.24
Lepanto|AR|35.61|-90.33
Inola|OK|36.15|-95.51
Bedford|NY|41.20|-73.64
Trevorton|PA|40.78|-76.67
Vale|OR|43.98|-117.24
Slater|MO|39.22|-93.07
Rainbow|CA|33.41|-117.15
Monroe|IA|41.52|-93.10
Ashfield|MA|42.53|-72.79
Goodrich|MI|42.92|-83.51
Eastport|NY|40.83|-72.73
Langston|OK|35.95|-97.26
Cambridge|NY|43.03|-73.38
Gold Key Lake|PA|41.31|-74.94
Saint Paul|MO|38.86|-90.74
Pole Ojea|PR|17.97|-67.19
Memphis|MO|40.46|-92.17
Mayville|ND|47.50|-97.32
Adams|NY|43.81|-76.02
Magnolia|TX|30.21|-95.75
Trumansburg|NY|42.54|-76.67
Cridersville|OH|40.65|-84.15
Bellwood|PA|40.60|-78.32
Colby|WI|44.91|-90.32
Bonneauville|PA|39.81|-77.14
Quitman|TX|32.80|-95.45
Belleville|PA|40.61|-77.73
Richland|MO|37.86|-92.40
Lacon|IL|41.02|-89.41
Mio|MI|44.65|-84.13
Spinnerstown|PA|40.44|-75.44
Smoke Rise|AL|33.89|-86.82
White Castle|LA|30.17|-91.15
Orion|IL|41.35|-90.38
Fort Fairfield|ME|46.77|-67.83
Allentown|NJ|40.18|-74.58
Butler|WI|43.11|-88.07
Frenchtown|MT|47.01|-114.23
Noel|MO|36.55|-94.49
Five Points|OH|39.57|-84.19
Frankton|IN|40.22|-85.78
Laton|CA|36.43|-119.69
Las Marias|PR|18.29|-67.15
Sabana Hoyos|PR|18.43|-66.61
Conway|NH|43.98|-71.12
Brookwood|AL|33.26|-87.32
Fairfax|SC|32.96|-81.24
Ingram|TX|30.08|-99.24
Long Beach|MD|38.46|-76.47
Mount Pleasant|NC|35.40|-80.44
Pomeroy|OH|39.03|-82.03
Waterbury|VT|44.34|-72.76
Moose Wilson Road|WY|43.53|-110.84
Wright-Patterson AFB|OH|39.81|-84.06
Inkerman|PA|41.30|-75.81
Lagunitas-Forest Knolls|CA|38.02|-122.69
Galena|IN|38.35|-85.94
Wellsville|KS|38.72|-95.08
Alabama|NY|43.10|-78.39
Nambe|NM|35.89|-105.98
Monte Grande|PR|18.09|-67.11
Port Carbon|PA|40.70|-76.17
Salyersville|KY|37.75|-83.07
Basile|LA|30.49|-92.60
Durant|IA|41.60|-90.91
Charlotte|TX|28.86|-98.71
Coal City|WV|37.68|-81.21
Ortonville|MN|45.30|-96.44
Unionville|MO|40.48|-93.00
Wakarusa|IN|41.54|-86.02
Kenyon|MN|44.27|-92.99
Houserville|PA|40.82|-77.83
Bay|AR|35.74|-90.56
Wayland|NY|42.57|-77.59
Veazie|ME|44.84|-68.71
Silver Bay|MN|47.29|-91.26
Newbury|NH|43.32|-72.04
Central Square|NY|43.29|-76.15
Warrenton|GA|33.41|-82.66
Bondsville|MA|42.21|-72.35
Mescal|AZ|31.99|-110.44
WaKeeney|KS|39.03|-99.88
Landover Hills|MD|38.94|-76.89
Sea Girt|NJ|40.13|-74.03
Village of the Branch|NY|40.86|-73.19
Rio Verde|AZ|33.72|-111.68
Mokuleia|HI|21.58|-158.15
Monarch Mill|SC|34.72|-81.58
Independence|LA|30.64|-90.50
Westernport|MD|39.49|-79.04
Central Valley|NY|41.33|-74.12
Eldorado|TX|30.86|-100.60
Forest City|PA|41.65|-75.47
Saint Lawrence|PA|40.33|-75.87
Susquehanna|PA|41.94|-75.60
Catlettsburg|KY|38.40|-82.60
Presquille|LA|29.56|-90.65
Lavallette|NJ|39.97|-74.07
North Eastham|MA|41.87|-69.99
Hinckley|MN|46.01|-92.94
Moriarty|NM|34.99|-106.05
Pennington Gap|VA|36.76|-83.03
Georgetown|CT|41.26|-73.43
Green Acres|CA|33.74|-117.08
Dayton|ME|43.55|-70.58
Grove City|FL|26.91|-82.33
Jamestown|KY|36.98|-85.06
Zolfo Springs|FL|27.49|-81.80
North Newton|KS|38.07|-97.35
Reinholds|PA|40.27|-76.12
Decatur|WI|42.63|-89.41
Cedar Bluff|AL|34.22|-85.61
Duxbury|MA|42.04|-70.67
Plymouth|OH|41.00|-82.67
Webster|SD|45.33|-97.52
Marlette|MI|43.33|-83.08
Long Lake|MN|44.99|-93.57
Brodheadsville|PA|40.92|-75.39
Irrigon|OR|45.90|-119.49
Oak Cliff Place|TX|29.93|-95.63
Arcade|GA|34.08|-83.56
Warroad|MN|48.91|-95.31
Mount Cobb|PA|41.41|-75.49
Enterprise|UT|37.57|-113.72
Ko Olina|HI|21.34|-158.13
Butler|AL|32.09|-88.22
G. L. Garcia|PR|18.13|-66.10
Cienega Springs|AZ|34.19|-114.22
Olathe|CO|38.60|-107.98
Harwich Center|MA|41.69|-70.07
Decatur|MS|32.44|-89.11
Glouster|OH|39.50|-82.08
Oakes|ND|46.14|-98.09
New Oxford|PA|39.86|-77.06
Noank|CT|41.33|-71.99
Bynum|AL|33.61|-85.96
Atkins|IA|42.00|-91.86
Churubusco|IN|41.23|-85.32
Cameron|WI|45.41|-91.74
Glide|OR|43.30|-123.10
Moore Haven|FL|26.83|-81.09
French Lick|IN|38.55|-86.62
Avon-by-the-Sea|NJ|40.19|-74.02
Bridgeport|OH|40.07|-80.74
East Pittsburgh|PA|40.40|-79.84
Leadville North|CO|39.26|-106.30
Burnt Store Marina|FL|26.77|-82.05
Bridgeport|IL|38.71|-87.76
Sparta|MO|37.00|-93.08
Dallas Center|IA|41.68|-93.96
Stockton|IL|42.35|-90.01
Howard City|MI|43.40|-85.47
Gilbert|MN|47.49|-92.46
Cooperstown|NY|42.70|-74.92
Chadbourn|NC|34.32|-78.83
Sullivans Island|SC|32.76|-79.84
Buckfield|ME|44.29|-70.37
Industry|PA|40.26|-79.79
Varnell|GA|34.90|-84.97
West Paris|ME|44.32|-70.57
McConnelsville|OH|39.65|-81.85
Somers|CT|41.99|-72.45
South Belmar|NJ|40.17|-74.03
Napavine|WA|46.57|-122.91
Pepeekeo|HI|19.83|-155.11
Surgoinsville|TN|36.47|-82.85
Lyme|NH|43.81|-72.16
Middleport|NY|42.79|-75.56
Jemez Pueblo|NM|35.61|-106.73
Langdon|ND|48.76|-98.37
Lattingtown|NY|40.90|-73.60
South Floral Park|NY|40.71|-73.70
Warren|OR|45.82|-122.85
Haslet|TX|32.97|-97.35
Becket|MA|42.33|-73.08
Tawas City|MI|44.27|-83.51
Loxley|AL|30.62|-87.75
Owens Cross Roads|AL|34.59|-86.46
Wallace|FL|30.68|-87.18
Woodlawn Beach|FL|30.39|-86.99
Trion|GA|34.54|-85.31
Northcrest|TX|31.64|-97.10
Merrimac|VA|37.19|-80.43
Sylvan Lake|MI|42.61|-83.33
Maple Plain|MN|45.01|-93.66
Arroyo Seco|NM|36.52|-105.57
South Browning|MT|48.55|-113.01
Cambridge City|IN|39.81|-85.17
Shadeland|IN|40.37|-86.95
Linden|CA|38.02|-121.08
Somerset|TX|29.23|-98.66
Clearwater|MN|45.42|-94.05
Miami|AZ|33.40|-110.87
Millwood|WA|47.68|-117.28
Smackover|AR|33.36|-92.72
Verona Walk|FL|26.08|-81.68
Rocky Top|TN|36.22|-84.15
Bourbon|IN|41.30|-86.12
Yorktown Heights|NY|41.27|-73.78
Deshler|OH|41.21|-83.90
Upper Pohatcong|NJ|40.68|-75.16
Bokeelia|FL|26.71|-82.16
Lowry Crossing|TX|33.15|-96.55
Pine Bush|NY|41.61|-74.30
Tunkhannock|PA|41.54|-75.95
Melbourne|AR|36.06|-91.91
Harvey|ND|47.77|-99.94
Elkland|PA|41.99|-77.31
Lake Ripley|WI|43.01|-88.99
Tuolumne City|CA|37.96|-120.24
Mount Gay-Shamrock|WV|37.84|-82.03
Cobb|CA|38.82|-122.72
Dunnellon|FL|29.05|-82.46
Oak Grove|VA|38.98|-77.40
Ben Avon|PA|40.51|-80.08
La Pine|OR|43.67|-121.50
Kings Bay Base|GA|30.80|-81.57
McConnell AFB|KS|37.63|-97.26
Sneads|FL|30.71|-84.93
Gruetli-Laager|TN|35.37|-85.62
Danbury|TX|29.23|-95.34
Hughes Springs|TX|33.00|-94.63
Claypool Hill|VA|37.06|-81.75
Newport|ME|44.84|-69.27
Starksboro|VT|44.23|-73.06
Palmyra|WI|42.88|-88.59
Duson|LA|30.24|-92.19
Drew|MS|33.81|-90.53
Cordova|NC|34.91|-79.82
Harrisville|WV|39.21|-81.05
West Liberty|OH|40.25|-83.76
Decatur|AR|36.34|-94.46
Tennille|GA|32.94|-82.81
North Corbin|KY|36.96|-84.09
Sour Lake|TX|30.14|-94.41
Romney|WV|39.34|-78.76
Marcellus|NY|42.98|-76.34
Evans City|PA|40.77|-80.06
Pierson|FL|29.24|-81.47
Randolph|ME|44.23|-69.77
La Mesilla|NM|35.95|-106.07
Shannon|MS|34.12|-88.71
Shasta|CA|40.60|-122.49
Lewisburg|OH|39.85|-84.54
Bessemer|MI|46.48|-90.05
Braham|MN|45.72|-93.17
Randolph|WI|43.54|-89.01
Bovina|TX|34.51|-102.88
Jonesboro|IL|37.45|-89.27
Belford|NJ|40.43|-74.09
Lewiston|UT|41.98|-111.86
Stewartville|AL|33.08|-86.24
Wales|MA|42.07|-72.22
Decatur|MI|42.11|-85.97
Oswego|KS|37.17|-95.11
Stonewood|WV|39.25|-80.31
Zeigler|IL|37.90|-89.05
Saint Francisville|LA|30.78|-91.38
Greenfield|NH|42.95|-71.87
Deville|LA|31.36|-92.17
Peebles|OH|38.95|-83.41
Antón Ruiz|PR|18.19|-65.81
Onalaska|TX|30.81|-95.12
Berrien Springs|MI|41.95|-86.34
Morrisville|NY|42.90|-75.64
Cudjoe Key|FL|24.67|-81.50
Merriam Woods|MO|36.71|-93.16
Chenoa|IL|40.74|-88.72
Dravosburg|PA|40.35|-79.89
Century|FL|30.97|-87.26
Pineville|KY|36.76|-83.69
Jackson|SC|33.33|-81.79
Oakfield|NY|43.07|-78.27
Lake Ozark|MO|38.20|-92.64
Weedsport|NY|43.05|-76.56
Bakerstown|PA|40.65|-79.94
Home Garden|CA|36.30|-119.64
Oberlin|KS|39.82|-100.53
Sparks|GA|31.17|-83.44
Port Sulphur|LA|29.48|-89.69
Lunenburg|MA|42.59|-71.72
Richmond|ME|44.09|-69.80
Nissequogue|NY|40.90|-73.20
Tuckerman|AR|35.73|-91.20
Appomattox|VA|37.36|-78.83
Lake Como|NJ|40.16|-74.03
Everett|PA|40.01|-78.37
Lykens|PA|40.57|-76.70
Hamilton City|CA|39.74|-122.01
Clatskanie|OR|46.10|-123.21
Fort Washakie|WY|43.01|-108.88
Honey Brook|PA|40.09|-75.91
Priest River|ID|48.18|-116.91
Crownsville|MD|39.03|-76.60
Key Vista|FL|28.19|-82.77
Stowell|TX|29.79|-94.38
Rosedale|MS|33.85|-91.03
Bridgehampton|NY|40.94|-72.30
Big Pine|CA|37.16|-118.29
Pagosa Springs|CO|37.27|-107.01
Sardis City|AL|34.17|-86.12
Sodus|NY|43.24|-77.06
Huachuca City|AZ|31.63|-110.33
Sun Valley|AZ|34.25|-111.26
Archer City|TX|33.60|-98.63
Gilman|IL|40.77|-87.99
Bayview|CA|40.77|-124.18
Upper Brookville|NY|40.84|-73.57
Questa|NM|36.70|-105.60
Oberlin|LA|30.62|-92.76
Andrews|NC|35.20|-83.82
Ronceverte|WV|37.75|-80.46
Patterson Tract|CA|36.38|-119.30
Moweaqua|IL|39.62|-89.02
Punta Rassa|FL|26.49|-82.01
Keeseville|NY|44.51|-73.48
Westons Mills|NY|42.06|-78.38
King|WI|44.34|-89.14
Camino|CA|38.74|-120.67
Fort Hancock|TX|31.30|-105.85
Kiawah Island|SC|32.61|-80.08
Alum Creek|WV|38.29|-81.81
Tenino|WA|46.86|-122.85
Johnsonville|TN|36.06|-87.95
Eaton|IN|40.34|-85.35
Pierce|NE|42.20|-97.53
Loretto|TN|35.08|-87.44
Fairlea|WV|37.78|-80.46
Knollwood|IL|42.29|-87.89
Henniker|NH|43.18|-71.82
Clarkesville|GA|34.61|-83.52
Monon|IN|40.87|-86.88
Mount Sterling|OH|39.72|-83.27
Gallatin|MO|39.91|-93.96
Armada|MI|42.84|-82.88
Greenwich|NY|43.09|-73.50
Pirtleville|AZ|31.36|-109.56
Bowman|ND|46.18|-103.39
Marriott-Slaterville|UT|41.25|-112.03
South Whitley|IN|41.08|-85.63
Mexico|ME|44.56|-70.55
Tekamah|NE|41.78|-96.22
Freeport|PA|40.67|-79.68
North Puyallup|WA|47.21|-122.28
Pleasant Grove|OH|39.95|-81.96
Palomas|PR|18.01|-66.87
Rock Hill|NY|41.63|-74.60
Londonderry|VT|43.23|-72.81
Delaware City|DE|39.58|-75.59
Chilhowie|VA|36.80|-81.68
Henderson|LA|30.31|-91.79
Pocahontas|IA|42.74|-94.67
Port Edwards|WI|44.35|-89.87
Woodville|CA|36.09|-119.20
Calhoun City|MS|33.86|-89.31
Indios|PR|17.99|-66.82
Maroa|IL|40.04|-88.96
North Judson|IN|41.22|-86.78
Searles Valley|CA|35.77|-117.40
Seeley|CA|32.79|-115.69
Bay Springs|MS|31.98|-89.29
Rome|IL|40.88|-89.50
West Falmouth|MA|41.60|-70.63
Allegany|NY|42.09|-78.49
Brownsville|OR|44.39|-122.98
Lorena|TX|31.39|-97.22
Lakeside|OR|43.58|-124.18
Edgerton|KS|38.76|-95.01
Duquesne|MO|37.08|-94.46
Montpelier|IN|40.55|-85.28
Holley|NY|43.23|-78.03
Calico Rock|AR|36.12|-92.14
Kirkland|IL|42.09|-88.85
Kapaau|HI|20.23|-155.80
Kingstown|MD|39.20|-76.05
Mont Alto|PA|39.84|-77.56
Winchester|NH|42.77|-72.38
Marfa|TX|30.31|-104.02
Saint Johnsville|NY|43.00|-74.68
Stillwater|NY|42.94|-73.65
Elgin|OR|45.56|-117.92
Estell Manor|NJ|39.41|-74.74
Shelburne Falls|MA|42.60|-72.74
Mapleton|MN|43.93|-93.96
Red Lake|MN|47.88|-95.02
South Park|WY|43.42|-110.79
Delmar|DE|38.46|-75.58
Roodhouse|IL|39.48|-90.37
Cheswick|PA|40.54|-79.80
Cassopolis|MI|41.91|-86.01
Verplanck|NY|41.25|-73.96
Redwood Valley|CA|39.27|-123.20
Hagerstown|IN|39.91|-85.16
Perryopolis|PA|40.09|-79.75
Quincy|CA|39.94|-120.95
Idaho Springs|CO|39.74|-105.51
Wickerham Manor-Fisher|PA|40.18|-79.91
Shamrock|TX|35.21|-100.25
Poquonock Bridge|CT|41.35|-72.02
Lamartine|WI|43.73|-88.57
Whiting|WI|44.49|-89.56
Bladenboro|NC|34.54|-78.79
Sparta|NC|36.51|-81.12
Princeville|IL|40.93|-89.76
Whitwell|TN|35.20|-85.52
Heidelberg|TX|26.20|-97.88
Wakefield|MI|46.48|-89.94
Lancaster|NH|44.49|-71.57
Ashford|WI|43.59|-88.37
Weston|MO|39.41|-94.90
Stony Point|MI|42.50|-85.43
Akron|CO|40.16|-103.21
Cade|LA|30.09|-91.91
Bluff City|TN|36.47|-82.26
Crooked Lake Park|FL|27.83|-81.58
Cross Plains|TN|36.55|-86.70
Lewisville|WA|45.81|-122.52
Prestbury|IL|41.78|-88.42
Horton|KS|39.66|-95.53
Cedar Hill|MO|38.35|-90.64
Ripley|OH|38.75|-83.84
Westhampton Beach|NY|40.80|-72.61
Ball Ground|GA|34.34|-84.38
Twin Lake|MI|43.36|-86.16
Altamont|NY|42.70|-74.03
Fontana|WI|42.55|-88.58
Westwood|KS|39.04|-94.62
Arnold Line|MS|31.34|-89.37
Dunlap|OH|39.29|-84.62
Osakis|MN|45.87|-95.15
Nicholson|GA|34.11|-83.43
Meredith|NH|43.66|-71.50
Skyline Acres|OH|39.23|-84.57
Sabinal|TX|29.32|-99.47
Mayfield|PA|41.54|-75.54
Bunker Hill|IL|39.04|-89.95
Addison|NY|42.10|-77.23
Tremont|PA|40.63|-76.39
West Lawn|PA|40.33|-75.99
Lacoochee|FL|28.47|-82.17
El Ojo|PR|18.00|-66.39
Cibecue|AZ|34.04|-110.49
Haines|AK|59.24|-135.45
Vernon Center|NJ|41.19|-74.50
Southport|IN|39.67|-86.13
Rushford|MN|43.81|-91.75
Orchard Grass Hills|KY|38.32|-85.52
Hamilton|MO|39.74|-94.00
Senath|MO|36.13|-90.16
Sumrall|MS|31.42|-89.54
Albany|MO|39.22|-94.11
Jamesport|NY|40.95|-72.58
Sturgeon|PA|40.38|-80.21
Wind Point|WI|42.78|-87.77
Boronda|CA|36.70|-121.67
Willow Creek|CA|40.94|-123.63
Union Point|GA|33.62|-83.07
Prairie City|IA|41.60|-93.24
Canby|MN|44.71|-96.28
Myersville|MD|39.51|-77.57
Cross City|FL|29.63|-83.13
Sedgwick|KS|37.92|-97.42
Graton|CA|38.44|-122.87
Collings Lakes|NJ|39.60|-74.88
Ridgely|TN|36.26|-89.49
Holliday|TX|33.82|-98.70
Dresden|OH|40.12|-82.01
Shamokin Dam|PA|40.85|-76.82
Midway|FL|30.41|-87.01
Spring Park|MN|44.94|-93.63
Jeffersonville|KY|37.97|-83.84
Cowan|TN|35.16|-86.01
Rancho Alegre|TX|27.74|-98.09
Biggs|CA|39.41|-121.71
Fairfax|OH|39.15|-84.39
McEwen|TN|36.11|-87.63
Osseo|WI|44.57|-91.23
Palm Aire|FL|26.21|-80.19
Oakham|MA|42.35|-72.05
Cannon Beach|OR|45.89|-123.96
Midway|KY|38.15|-84.68
Ramseur|NC|35.73|-79.65
Roanoke|IN|40.96|-85.37
Lukachukai|AZ|36.42|-109.23
Carnegie|OK|35.10|-98.60
Steelville|MO|37.97|-91.35
Bayamon|PR|18.18|-66.11
Holland|OH|41.62|-83.71
Saint David|AZ|31.90|-110.21
Radium Springs|NM|32.50|-106.93
Crosbyton|TX|33.66|-101.24
Lewisport|KY|37.94|-86.90
Garfield|TX|30.19|-97.56
Chatmoss|VA|36.66|-79.81
Higganum|CT|41.50|-72.56
Kentland|IN|40.77|-87.45
Clymer|NY|42.02|-79.63
Blountsville|AL|34.08|-86.59
Saint Stephen|SC|33.40|-79.92
Hunter|TN|36.37|-82.16
Mazomanie|WI|43.18|-89.79
La Luz|NM|32.98|-105.94
Moundridge|KS|38.20|-97.52
Chatham|NY|42.36|-73.59
Choteau|MT|47.81|-112.18
Douglass|KS|37.52|-97.01
Warsaw|KY|38.78|-84.90
La Grulla|TX|26.27|-98.65
Annandale|NJ|40.64|-74.88
Fairforest|SC|34.96|-82.01
Jonesboro|IN|40.48|-85.63
Averill Park|NY|42.63|-73.55
Houghton|NY|42.42|-78.16
Leverett|MA|42.45|-72.50
Teaticket|MA|41.56|-70.60
Sebewaing|MI|43.73|-83.45
Watervliet|MI|42.19|-86.26
Antwerp|OH|41.18|-84.74
Farley|IA|42.44|-91.01
Argos|IN|41.24|-86.21
Nobleboro|ME|44.08|-69.49
Biscoe|NC|35.36|-79.78
Caldwell|OH|39.75|-81.52
Mucarabones|PR|18.39|-66.22
Wilder|VT|43.67|-72.31
Richlands|NC|34.90|-77.55
Washington Heights|NY|40.85|-73.94
Lockney|TX|34.12|-101.44
Driggs|ID|43.72|-111.11
Havana|FL|30.62|-84.41
Aceitunas|PR|18.44|-67.06
Elmendorf|TX|29.26|-98.33
Bristol|NH|43.59|-71.74
Lyndeborough|NH|42.91|-71.77
Del Rey Oaks|CA|36.59|-121.83
Gordo|AL|33.32|-87.90
Collinsville|TX|33.56|-96.91
Mount Ayr|IA|40.71|-94.24
Lester Prairie|MN|44.88|-94.04
Yacolt|WA|45.87|-122.41
Lake Camelot|IL|40.63|-89.74
Maury|NC|35.48|-77.59
Billington Heights|NY|42.78|-78.63
Splendora|TX|30.23|-95.16
Kerhonkson|NY|41.77|-74.30
Bement|IL|39.92|-88.57
Ledbetter|KY|37.05|-88.48
Valley View|PA|39.95|-76.70
Ragland|AL|33.74|-86.16
Meridian Hills|IN|39.89|-86.16
Summit|MS|31.28|-90.47
Prudenville|MI|44.30|-84.65
Webster|NH|43.33|-71.72
Fall River|WI|43.38|-89.05
Harpersville|AL|33.34|-86.44
Three Way|TN|35.78|-88.86
Epping|NH|43.03|-71.07
Franklinville|NY|42.34|-78.46
Patton|PA|40.63|-78.65
Ellijay|GA|34.69|-84.48
Bartonville|TX|33.07|-97.13
Enfield|ME|45.25|-68.57
John Day|OR|44.42|-118.95
Vevay|IN|38.75|-85.07
Katonah|NY|41.26|-73.69
Pinewood Estates|TX|30.16|-94.32
Playita Cortada|PR|17.98|-66.44
Victoria|VA|36.99|-78.23
Oroville|WA|48.94|-119.44
Saratoga|WY|41.45|-106.81
Hemby Bridge|NC|35.10|-80.63
Blue Grass|IA|41.51|-90.77
Montour Falls|NY|42.35|-76.85
Lenox|MA|42.36|-73.28
Chester|NJ|40.78|-74.70
Angola on the Lake|NY|42.65|-79.05
Chepachet|RI|41.92|-71.67
Twin City|GA|32.58|-82.16
Washington Park|FL|26.13|-80.18
Davenport|WA|47.65|-118.15
Walla Walla East|WA|46.05|-118.30
Appalachia|VA|36.91|-82.78
Lebanon|NJ|40.64|-74.84
Lake City|IA|42.27|-94.73
Edgeworth|PA|40.55|-80.19
Waterflow|NM|36.76|-108.48
Anna Maria|FL|27.53|-82.73
Lampeter|PA|39.99|-76.24
Krugerville|TX|33.28|-96.99
Pleasantville|IA|41.39|-93.27
Bennington|NE|41.36|-96.16
Fort Wadsworth|NY|40.60|-74.06
Mayville|NY|42.25|-79.50
Lamar|AR|35.44|-93.39
Island Heights|NJ|39.94|-74.15
Arcola|TX|29.50|-95.47
South Amherst|OH|41.36|-82.25
Georgiana|AL|31.64|-86.74
Bristol|IN|41.72|-85.82
Avon|PA|40.35|-76.39
Arcadia|IN|40.18|-86.02
Aurora|MN|47.53|-92.24
Mitchell|NE|41.94|-103.81
Monroe North|WA|47.88|-121.99
Rose Hill|NC|34.83|-78.02
Owls Head|ME|44.08|-69.06
Dundee|NY|42.52|-76.98
Youngsville|PA|40.78|-75.48
Ritzville|WA|47.13|-118.38
McArthur|OH|39.25|-82.48
Channel Lake|IL|42.48|-88.14
Glen Gardner|NJ|40.70|-74.94
Syracuse|KS|37.98|-101.75
Bonner-West Riverside|MT|46.88|-113.89
Grandview Plaza|KS|39.03|-96.79
Oak Grove|LA|32.86|-91.39
Niverville|NY|42.44|-73.66
Upper Fruitland|NM|36.72|-108.31
Sardis|MS|34.44|-89.92
South Charleston|OH|39.83|-83.63
Manchester|NY|42.97|-77.23
Clancy|MT|46.47|-111.99
Grand Ronde|OR|45.06|-123.61
Haubstadt|IN|38.21|-87.57
Franklin Furnace|OH|38.65|-82.85
Moretown|VT|44.25|-72.76
Willard|UT|41.41|-112.04
Forest Lake|IL|42.21|-88.06
Le Grand|CA|37.23|-120.25
Seeley Lake|MT|47.18|-113.48
Valle Vista|AZ|35.41|-113.86
Gaston|SC|33.82|-81.10
East Dubuque|IL|42.49|-90.64
Mars|PA|40.70|-80.01
Antelope Valley-Crestview|WY|44.22|-105.47
Glendale|MS|31.36|-89.31
Denton|NC|35.63|-80.12
De Kalb|TX|33.51|-94.62
Minco|OK|35.31|-97.94
El Negro|PR|18.04|-65.85
Honey Grove|TX|33.58|-95.91
Ada|MN|47.30|-96.52
Lakefield|MN|43.68|-95.17
Wheeler|TX|35.45|-100.27
Arapahoe|WY|42.96|-108.49
Hazelwood|NC|35.47|-83.00
Traer|IA|42.19|-92.47
Brackettville|TX|29.31|-100.42
Cascade-Chipita Park|CO|38.94|-105.00
East Palatka|FL|29.66|-81.60
Shannon|GA|34.34|-85.07
Stanley|VA|38.58|-78.50
Mallory|WV|37.73|-81.84
Porter Heights|TX|30.15|-95.32
Elberta|AL|30.41|-87.60
Lake Isabella|MI|43.64|-85.00
Lake Mohawk|OH|40.67|-81.20
Homer City|PA|40.54|-79.16
Kensett|AR|35.23|-91.67
Jerome|IL|39.77|-89.68
Norris|TN|36.20|-84.07
Mundys Corner|PA|40.44|-78.84
White Sands|NM|32.38|-106.48
Logan|WV|37.85|-81.99
Port Byron|IL|41.61|-90.34
Phillipston|MA|42.55|-72.13
Coaling|AL|33.16|-87.34
Bernice|LA|32.82|-92.66
Saxapahaw|NC|35.95|-79.32
Batavia|OH|39.08|-84.18
Atlanta|IL|40.26|-89.23
Steinway|NY|40.77|-73.90
Brandon|VT|43.80|-73.09
Spring Green|WI|43.18|-90.07
Big Timber|MT|45.83|-109.96
Vienna|IL|37.42|-88.90
Parsonsfield|ME|43.73|-70.93
Westwood|CA|40.31|-121.01
Henderson|GA|32.01|-81.26
Twin Lakes|VA|38.25|-78.44
Perry Park|CO|39.26|-104.99
Sanborn|NY|43.14|-78.88
Wolcott|NY|43.22|-76.81
West Unity|OH|41.59|-84.43
Navajo|NM|36.95|-107.06
Harwich Port|MA|41.67|-70.08
Sutton|NH|43.33|-71.95
McComb|OH|41.11|-83.79
Eagleview|PA|40.06|-75.68
La Pryor|TX|28.94|-99.85
Tioga|ND|48.40|-102.94
Scenic|AZ|36.79|-114.01
Wanchese|NC|35.84|-75.64
South Rockwood|MI|42.06|-83.26
Baiting Hollow|NY|40.96|-72.74
Espy|PA|41.01|-76.41
Burnsville|NC|35.92|-82.30
Serenada|TX|30.70|-97.69
Amity|OR|45.12|-123.21
Munfordville|KY|37.27|-85.89
Quincy|MI|41.94|-84.88
Des Arc|AR|34.98|-91.50
Harlan|KY|36.84|-83.32
Shelbina|MO|39.69|-92.04
Reinbeck|IA|42.32|-92.60
Del Rey|CA|36.66|-119.59
East Brooklyn|CT|41.80|-71.90
Weston|OH|41.34|-83.80
Roberts|WI|44.98|-92.56
Boles Acres|NM|32.81|-105.99
Santa Clara|NM|32.78|-108.15
Helena West Side|MT|46.60|-112.11
Navassa|NC|34.26|-78.01
Pikeville|TN|35.61|-85.19
Walcott|IA|41.58|-90.77
Rapids|NY|43.10|-78.64
Booker|TX|36.45|-100.54
Southern View|IL|39.76|-89.65
Connelly Springs|NC|35.74|-81.51
Pelican Bay|TX|32.92|-97.52
Watts Mills|SC|34.52|-81.99
Mulberry|AR|35.50|-94.05
Salem|AR|34.63|-92.56
Rosepine|LA|30.92|-93.28
Chesilhurst|NJ|39.73|-74.88
Spencer|TN|35.75|-85.47
Moville|IA|42.49|-96.07
Harlan|IN|41.20|-84.92
Harbor Beach|MI|43.84|-82.65
Whitewright|TX|33.51|-96.39
Delavan|IL|40.37|-89.55
Nashville|MI|42.60|-85.09
Cresson|PA|40.46|-78.59
Reform|AL|33.38|-88.02
Tryon|NC|35.34|-81.32
Kingston|OK|34.00|-96.72
Gadsden|SC|33.85|-80.77
Remsen|IA|42.81|-95.97
Earlville|IL|41.59|-88.92
Richmond|MA|42.37|-73.37
Rand|WV|38.28|-81.56
Rossville|IN|40.42|-86.59
Fryeburg|ME|44.02|-70.98
Manhattan|MT|45.86|-111.33
Holley|FL|30.45|-86.91
Rhome|TX|33.05|-97.47
Homer|MI|42.15|-84.81
Unity|NH|43.29|-72.26
Goldens Bridge|NY|41.29|-73.68
Sun Prairie|MT|47.54|-111.48
Copeland|OK|36.66|-94.83
Piperton|TN|35.05|-89.62
Peach Lake|NY|41.37|-73.58
Parcelas Nuevas|PR|18.14|-66.17
Wedgewood|SC|33.88|-80.51
Mountain Ranch|CA|38.23|-120.54
Lusk|WY|42.76|-104.45
Las Maravillas|NM|34.74|-106.67
Quail Creek|TX|28.78|-97.08
Cumberland Head|NY|44.72|-73.40
Perry|OH|41.76|-81.14
Church Hill|PA|40.68|-77.60
Avila Beach|CA|35.18|-120.73
Grayville|IL|38.26|-87.99
Ainsworth|NE|42.55|-99.86
Tecumseh|NE|40.37|-96.20
Vernon Valley|NJ|41.24|-74.49
Desert Aire|WA|46.68|-119.92
Carrier Mills|IL|37.68|-88.63
Garden City|MO|38.56|-94.19
Comanche|OK|34.37|-97.96
Itasca|TX|32.16|-97.15
Claysburg|PA|40.30|-78.45
Cressona|PA|40.63|-76.19
Columbus|NM|31.83|-107.64
Ixonia|WI|43.14|-88.60
Thorp|WI|44.96|-90.80
Meade|KS|37.29|-100.34
Weissport East|PA|40.84|-75.69
Warner|OK|35.49|-95.31
Biola|CA|36.80|-120.02
Adrian|MO|38.40|-94.35
East Sahuarita|AZ|31.94|-110.93
Ault|CO|40.58|-104.73
Wilder|ID|43.68|-116.91
Fox Chase|PA|40.40|-75.96
Inverness|AL|32.01|-85.75
Belle Plaine|KS|37.39|-97.28
Pine Knot|KY|36.65|-84.44
Bourbon|MO|38.15|-91.24
Louisa|VA|38.03|-78.00
Nashua|IA|42.95|-92.54
Orleans|MA|41.79|-69.99
Penn Valley|CA|39.20|-121.19
Wellington|UT|39.54|-110.74
Bethel|NC|35.81|-77.38
Patton Village|TX|30.19|-95.17
Mount Carroll|IL|42.10|-89.98
North Bennington|VT|42.93|-73.24
Bolinas|CA|37.91|-122.69
South Dos Palos|CA|36.96|-120.65
Union City|OH|40.20|-84.80
Walnut Grove|MS|32.59|-89.46
Fincastle|TN|36.41|-84.05
Peosta|IA|42.45|-90.85
McCleary|WA|47.05|-123.27
Athens|NY|42.26|-73.81
Smith Center|KS|39.78|-98.79
Hartley|IA|43.18|-95.48
Plains|TX|33.19|-102.83
Crow Agency|MT|45.60|-107.46
Ridgely|MD|38.95|-75.88
Murphy|NC|35.09|-84.03
Wedgefield|SC|33.89|-80.52
Grandview|TX|32.27|-97.18
Manson|IA|42.53|-94.53
North Berwick|ME|43.30|-70.73
Elk Rapids|MI|44.90|-85.42
Lincoln Park|PA|40.31|-75.99
Mill Hall|PA|41.11|-77.48
Powers Lake|WI|42.55|-88.29
Trempealeau|WI|44.01|-91.44
Merlin|OR|42.52|-123.42
Mowbray Mountain|TN|35.28|-85.22
Norwood|NY|44.75|-74.99
Neoga|IL|39.32|-88.45
Wilson|OK|34.16|-97.43
Ovid|MI|43.01|-84.37
Hope Valley|RI|41.51|-71.72
South Bend|WA|46.66|-123.80
Keokea|HI|20.71|-156.35
Thurmond|NC|36.37|-80.93
Commercial Point|OH|39.77|-83.06
Woodburn|IN|41.13|-84.85
Osgood|IN|39.13|-85.29
Franklin|TX|31.03|-96.49
Olivet|MI|42.44|-84.92
Darien|WI|42.60|-88.71
Belleair Beach|FL|27.92|-82.84
Lexington|MS|33.11|-90.05
Burns Harbor|IN|41.63|-87.13
Orwell|OH|41.54|-80.87
Tulalip Bay|WA|48.04|-122.31
East Cleveland|TN|35.16|-84.86
Muenster|TX|33.65|-97.38
Daleville|IN|40.12|-85.56
Amboy|WA|45.91|-122.45
Montverde|FL|28.60|-81.67
Aberdeen|OH|38.66|-83.76
Madbury|NH|43.17|-70.92
River Hills|WI|43.17|-87.92
Leona Valley|CA|34.62|-118.29
Jefferson|NC|36.42|-81.47
Cologne|MN|44.77|-93.78
Gallitzin|PA|40.48|-78.55
Harrisville|RI|41.97|-71.67
Las Palmas II|TX|26.20|-97.74
Del Norte|CO|37.68|-106.35
Coldwater|MS|32.71|-89.21
Shoreacres|TX|29.62|-95.01
Smith Valley|NV|38.78|-119.34
Coal Run Village|KY|37.51|-82.56
Belhaven|NC|35.54|-76.62
Rocky Point|NC|34.44|-77.89
Stuart|IA|41.50|-94.32
McCrory|AR|35.26|-91.20
Brooklyn|IN|39.54|-86.37
Whately|MA|42.44|-72.63
Rock Creek|MN|45.76|-92.96
Gorham|NH|44.39|-71.17
East Canton|OH|40.79|-81.28
Hatch|NM|32.67|-107.15
Olive Hill|KY|38.30|-83.17
Mechanicsburg|OH|40.07|-83.56
Langhorne|PA|40.17|-74.92
Deposit|NY|42.06|-75.43
Rheems|PA|40.13|-76.57
Mona|UT|39.82|-111.86
New Market|AL|34.91|-86.43
Crothersville|IN|38.80|-85.84
Mason|TN|35.41|-89.53
Estancia|NM|34.76|-106.06
Kettle Falls|WA|48.61|-118.06
Montgomery|WV|38.18|-81.33
Smethport|PA|41.81|-78.44
Spencerville|MD|39.11|-76.98
Livermore Falls|ME|44.48|-70.19
Port Dickinson|NY|42.13|-75.90
Random Lake|WI|43.55|-87.96
Cosmopolis|WA|46.96|-123.77
Pine Prairie|LA|30.78|-92.43
Mayo|SC|35.08|-81.86
Bayou Vista|TX|29.33|-94.94
Oakley|UT|40.71|-111.30
Tremont|ME|44.25|-68.35
Caledonia|MI|42.79|-85.52
West Liberty|WV|40.17|-80.59
Goshen|AR|36.10|-93.99
Corydon|IA|40.76|-93.32
Albion|NE|41.69|-98.00
Wagner|SD|43.08|-98.29
Central Aguirre|PR|17.95|-66.22
Dayton|VA|38.41|-78.94
Mountain Lodge Park|NY|41.39|-74.14
Apollo|PA|40.58|-79.57
Montrose|MI|43.18|-83.89
Niagara|WI|45.77|-87.99
Rosebud|SD|43.23|-100.85
Teutopolis|IL|39.13|-88.47
Weldon|NC|36.43|-77.60
Eleanor|WV|38.54|-81.93
Tillson|NY|41.83|-74.07
Sharon|WI|42.50|-88.73
Southport|CT|41.14|-73.28
Mount Vernon|ME|44.50|-69.99
Union City|MI|42.07|-85.14
Springfield|NE|41.08|-96.13
Sorrento|LA|30.18|-90.86
Dunsmuir|CA|41.21|-122.27
Owingsville|KY|38.14|-83.76
Marks|MS|34.26|-90.27
Bangs|TX|31.72|-99.13
Murfreesboro|AR|34.06|-93.69
New Paris|OH|39.86|-84.79
Ballplay|AL|34.06|-85.81
Hillsboro|ND|47.40|-97.06
Cherryville|PA|40.75|-75.54
Shiremanstown|PA|40.22|-76.95
Canton Valley|CT|41.83|-72.89
Pinehurst|ID|47.54|-116.24
Soap Lake|WA|47.39|-119.49
Lookout Mountain|GA|34.98|-85.36
Three Oaks|MI|41.80|-86.61
Crested Butte|CO|38.87|-106.99
Dayton|IN|40.37|-86.77
Worthington|KY|38.32|-85.56
Clinton|LA|30.87|-91.02
Fayette|MS|31.71|-91.06
Gordonsville|VA|38.14|-78.19
Zilwaukee|MI|43.48|-83.92
Stratford|WI|44.80|-90.08
Kersey|CO|40.39|-104.56
Stafford|OR|45.36|-122.72
West Tawakoni|TX|32.89|-96.03
Pittsfield|NH|43.31|-71.32
Rumney|NH|43.81|-71.81
New Middletown|OH|40.96|-80.56
De Soto|IL|37.82|-89.23
Decatur|TN|35.51|-84.79
Nutter Fort|WV|39.26|-80.32
Peru|ME|44.51|-70.41
Marion|MS|32.42|-88.65
Snow Hill|NC|35.45|-77.68
Mediapolis|IA|41.01|-91.16
Mexico|NY|43.46|-76.23
Dobson|NC|36.40|-80.72
Powhatan Point|OH|39.86|-80.82
Onset|MA|41.74|-70.66
Ocean Park|WA|46.49|-124.05
Kerens|TX|32.13|-96.23
Dublin|NH|42.91|-72.06
Smokey Point|WA|48.15|-122.18
Bannockburn|IL|42.19|-87.87
Lewiston|MN|43.98|-91.87
Francestown|NH|42.99|-71.81
Fort Montgomery|NY|41.33|-73.99
Hudson|CO|40.07|-104.64
South Willard|UT|41.36|-112.04
Fairmount Heights|MD|38.90|-76.92
Brookside Village|TX|29.59|-95.33
Waretown|NJ|39.79|-74.20
North Pekin|IL|40.62|-89.62
Oakland|PA|40.31|-78.89
Poultney|VT|43.52|-73.24
Laughlin Air Force Base|TX|29.36|-100.78
Chester|GA|32.39|-83.15
Edmonton|KY|36.98|-85.61
Adams Center|NY|43.86|-76.01
Whitehall|WI|44.37|-91.32
Knightsen|CA|37.97|-121.67
Tornillo|TX|31.45|-106.09
Westville|OK|35.99|-94.57
East Millinocket|ME|45.63|-68.57
Charleston|NY|40.54|-74.24
Carbonville|UT|39.62|-110.83
Monterey Park|NM|34.76|-106.64
Schoolcraft|MI|42.11|-85.64
East Bangor|PA|40.88|-75.18
Newport|PA|40.48|-77.13
Sparkill|NY|41.03|-73.93
Elkhorn|CA|36.82|-121.74
West Wenatchee|WA|47.44|-120.35
Logansport|LA|31.98|-94.00
Stockdale|TX|29.24|-97.96
Twin Grove|IL|40.49|-89.08
Rocky Point|WA|47.59|-122.67
Warren|MN|48.20|-96.77
Baidland|PA|40.19|-79.97
Limestone|IL|41.13|-87.97
Milford|IN|41.41|-85.85
Kalida|OH|40.98|-84.20
Ferron|UT|39.09|-111.13
Salisbury|MO|39.42|-92.80
Centreville|MS|31.09|-91.07
Cherokee|OK|36.75|-98.36
Ackley|IA|42.55|-93.05
Richland|PA|40.36|-76.26
Leilani Estates|HI|19.47|-154.92
Sebree|KY|37.61|-87.53
Kingsley|MI|44.58|-85.54
Water Mill|NY|40.92|-72.34
Clay|PA|40.22|-76.26
Mercersburg|PA|39.83|-77.90
Ferndale|PA|40.29|-78.91
Montgomery|PA|41.17|-76.88
Chester Center|CT|41.40|-72.45
LaBarque Creek|MO|38.42|-90.68
Richmond|IL|42.48|-88.31
Koontz Lake|IN|41.42|-86.49
Sunnyside-Tahoe City|CA|39.15|-120.16
Astor|FL|29.16|-81.53
Flat Rock|NC|35.27|-82.44
Golden Valley|NV|39.62|-119.83
Brass Castle|NJ|40.76|-75.01
First Mesa|AZ|35.84|-110.38
Chapin|SC|34.17|-81.35
Bracey|VA|36.60|-78.14
Herscher|IL|41.05|-88.10
Erie|IL|41.66|-90.08
Ethete|WY|43.02|-108.77
South Wenatchee|WA|47.39|-120.29
Nescopeck|PA|41.05|-76.22
Stamps|AR|33.37|-93.50
Hallsville|MO|39.12|-92.22
Hurley|MS|30.66|-88.49
Seaside Park|NJ|39.93|-74.08
Blossom|TX|33.66|-95.39
Salem|WV|39.28|-80.56
Warsaw|IL|40.36|-91.43
Waterville|NY|42.93|-75.38
Galesville|WI|44.08|-91.35
Owenton|KY|38.54|-84.84
Hancock|MD|39.70|-78.18
Grand Canyon Village|AZ|36.05|-112.15
Castle Dale|UT|39.21|-111.02
East Spencer|NC|35.68|-80.43
Roseto|PA|40.88|-75.21
Granville|MA|42.07|-72.86
Medway|ME|45.61|-68.53
Hinsdale|NH|42.79|-72.49
Star Valley Ranch|WY|42.97|-110.96
Woodstock|AL|33.21|-87.15
McMillin|WA|47.14|-122.24
Wardsville|MO|38.49|-92.17
Choctaw Lake|OH|39.96|-83.48
Cato|WI|44.14|-87.86
East Hazel Crest|IL|41.57|-87.65
Morrisonville|NY|44.69|-73.56
Anna|OH|40.39|-84.17
Cleary|MS|32.17|-90.18
Hamilton|IN|41.53|-84.91
Purdy|WA|47.39|-122.63
Rollingwood|TX|30.28|-97.79
Glenville|WV|38.93|-80.84
Hebron|NE|40.17|-97.59
Brooklyn Heights|OH|41.43|-81.69
Dale|IN|40.02|-86.40
Walnut Grove|CA|38.24|-121.51
Monument Hills|CA|38.66|-121.88
Redfield|AR|34.45|-92.18
Monticello|MS|31.55|-90.11
Luther|OK|35.66|-97.20
Fulton|TX|28.06|-97.04
Paxtang|PA|40.26|-76.83
Ault Field|WA|48.34|-122.67
Crescent City|FL|29.43|-81.51
Montegut|LA|29.47|-90.56
Winchester|MO|38.59|-90.53
Stockton Springs|ME|44.49|-68.86
Enfield|NH|43.64|-72.14
Sawyerwood|OH|41.04|-81.44
Ligonier|PA|40.24|-79.24
Warren Park|IN|39.78|-86.05
Elk Creek|KY|38.10|-85.37
Elkfork|KY|37.96|-83.13
Joanna|SC|34.41|-81.81
Corrigan|TX|31.00|-94.83
Millersburg|OR|44.68|-123.06
Cementon|PA|40.69|-75.51
Claypool|AZ|33.41|-110.84
Garrison|ND|47.65|-101.42
Corning|IA|40.99|-94.74
Tonka Bay|MN|44.91|-93.59
Emerson|GA|34.13|-84.76
Stratford|OK|34.80|-96.96
Northlakes|NC|35.78|-81.38
Newfield|NJ|39.55|-75.03
East Berlin|PA|39.94|-76.98
Brookston|IN|40.60|-86.87
Crugers|NY|41.23|-73.92
Lake Brownwood|TX|31.84|-99.01
New Haven|WV|38.99|-81.97
Oakwood|IL|40.12|-87.78
Victory Gardens|NJ|40.88|-74.54
Augusta|WI|44.68|-91.12
Inverness|CO|39.58|-104.86
Gordon|NE|42.80|-102.20
Ponder|TX|33.18|-97.29
Adwolf|VA|36.79|-81.58
North Grosvenor Dale|CT|41.99|-71.90
Greilickville|MI|44.78|-85.64
Salome|AZ|33.78|-113.61
Clio|AL|31.71|-85.61
Pewee Valley|KY|38.31|-85.49
Duque|PR|18.24|-65.74
Englewood|TN|36.37|-89.15
Cuba|NY|42.22|-78.28
Freedom|PA|40.69|-80.25
Belle|MO|38.29|-91.72
Pastos|PR|18.12|-66.26
Woodcreek|TX|30.03|-98.11
Monette|AR|35.89|-90.34
Crescent|OK|35.95|-97.59
Corcovado|PR|18.46|-66.78
Manito|IL|40.43|-89.78
Neligh|NE|42.13|-98.03
Montrose|PA|40.31|-75.99
Glendale|WV|39.95|-80.75
Curtice|OH|41.62|-83.37
Lone Star|TX|33.79|-95.39
Hines|OR|43.56|-119.08
Legend Lake|WI|44.89|-88.54
Western Lake|TX|32.62|-97.81
Sylvan Springs|AL|33.52|-87.01
Colfax|LA|31.52|-92.71
Huntsville|MO|39.44|-92.55
Marathon|WI|44.93|-89.84
Gearhart|OR|46.02|-123.91
Plum Creek|VA|37.13|-80.50
Leland Grove|IL|39.78|-89.68
Loveland Park|OH|39.30|-84.26
Friedens|PA|40.05|-79.00
Wilderness Rim|WA|47.45|-121.77
Kaibito|AZ|36.60|-111.07
Arenas Valley|NM|32.79|-108.18
Lincolndale|NY|41.32|-73.72
Bridgeport|NE|41.67|-103.10
New Marlborough|MA|42.12|-73.23
Colma|CA|37.68|-122.46
Nederland|CO|39.96|-105.51
Heritage Lake|IL|40.55|-89.33
Caln|PA|39.99|-75.78
Buchanan Dam|TX|30.74|-98.43
Babbitt|MN|47.71|-91.94
Stanton|NE|41.95|-97.22
Mount Vernon|AL|31.09|-88.01
Edmonston|MD|38.95|-76.93
Cactus Flat|AZ|32.76|-109.72
Cannelton|IN|37.91|-86.74
Watertown|TN|36.10|-86.13
Granger|TX|30.72|-97.44
Virginia|IL|39.95|-90.21
Rafael Hernandez|PR|18.47|-67.08
Blossburg|PA|41.68|-77.06
Burkesville|KY|36.79|-85.37
Tylertown|MS|31.12|-90.14
Graysville|TN|35.45|-85.08
Mount Pulaski|IL|40.01|-89.28
Devon|PA|40.05|-75.43
New Hope|OR|42.36|-123.37
Mount Zion|GA|33.63|-85.19
White Pigeon|MI|41.80|-85.64
Winfield|NJ|40.64|-74.29
Catawissa|PA|40.95|-76.46
Vance|AL|33.17|-87.23
Winchester|IL|39.63|-90.46
Hillsdale|MO|38.68|-90.28
Guthrie Center|IA|41.68|-94.50
Pilot Rock|OR|45.48|-118.83
Falmouth Foreside|ME|43.73|-70.21
Marion|NY|43.14|-77.19
Holiday Valley|OH|39.86|-83.97
Briarcliff|TX|30.41|-98.04
Pine Valley|CA|32.82|-116.53
Osburn|ID|47.51|-116.00
Harbor Hills|OH|39.94|-82.44
Audubon Park|KY|38.20|-85.73
Mechanicsville|MD|38.44|-76.74
West Barnstable|MA|41.71|-70.37
Avis|PA|41.18|-77.31
Groton|SD|45.45|-98.10
Buttonwillow|CA|35.40|-119.47
Toro Canyon|CA|34.42|-119.57
Donovan Estates|AZ|32.71|-114.68
Shepherd|MI|43.52|-84.69
Charlotte|TN|36.18|-87.34
Slater|IA|41.88|-93.68
Hartington|NE|42.62|-97.26
Chadwicks|NY|43.03|-75.27
Allendale|CA|38.44|-121.94
Woodmont|CT|41.23|-72.99
Clarendon|AR|34.69|-91.31
Johnsonville|SC|33.82|-79.45
Avoca|IA|41.48|-95.34
Port Barrington|IL|42.24|-88.20
Fern Acres|HI|19.51|-155.08
Highpoint|OH|39.29|-84.35
Woodward|IA|41.86|-93.92
New Plymouth|ID|43.97|-116.82
Atlantic Beach|NC|34.70|-76.74
Chesapeake|WV|38.22|-81.54
Greene|NY|42.33|-75.77
Chevy Chase Heights|PA|40.64|-79.14
Pine Grove Mills|PA|40.73|-77.89
Julian|CA|33.08|-116.60
Gower|MO|39.61|-94.60
Topaz Ranch Estates|NV|38.74|-119.50
Bismarck|MO|37.77|-90.62
Glen Alpine|NC|35.73|-81.78
Oak Hill|OH|40.41|-82.24
MacArthur|WV|37.76|-81.21
Uncasville|CT|41.43|-72.11
Monona|IA|43.05|-91.39
Bushland|TX|35.19|-102.06
Dixon|MO|37.99|-92.09
Rincón|PR|18.34|-67.25
Elizabeth|PA|40.27|-79.89
Prosperity|WV|37.84|-81.20
Fosston|MN|47.58|-95.75
Milroy|PA|40.71|-77.59
Banner Hill|TN|36.13|-82.42
Bruceville-Eddy|TX|31.31|-97.25
Shreve|OH|40.68|-82.02
Mayer|AZ|34.40|-112.24
Stevenson|WA|45.70|-121.88
Richland|GA|32.09|-84.67
Williamsville|IL|39.95|-89.55
Worthington Hills|KY|38.31|-85.53
Versailles|PA|40.32|-79.83
Greenup|IL|39.25|-88.16
Warsaw|VA|37.96|-76.76
Porter|ME|43.80|-70.93
Orfordville|WI|42.63|-89.25
Grove Hill|AL|31.71|-87.78
Celina|TN|36.55|-85.51
Waterman|IL|41.77|-88.77
New Paris|IN|41.50|-85.83
Westhampton|MA|42.30|-72.77
Cambridge|WI|43.00|-89.02
Meridian|OK|34.43|-97.98
Vonore|TN|35.59|-84.24
Terra Alta|WV|39.45|-79.55
Erving|MA|42.60|-72.40
Kingston|NJ|40.38|-74.61
Elizabethville|PA|40.55|-76.81
Hurley|WI|46.45|-90.19
Toquerville|UT|37.25|-113.28
Toughkenamon|PA|39.83|-75.76
Bangor|WI|43.89|-90.99
Fayette|IA|42.84|-91.80
Fort Loramie|OH|40.35|-84.37
Saxonburg|PA|40.75|-79.81
Natalia|TX|29.19|-98.86
Lambert|MS|34.20|-90.28
Stanfield|NC|35.23|-80.43
Lyndhurst|VA|38.03|-78.95
Sackets Harbor|NY|43.95|-76.12
Utica|SC|34.68|-82.93
Great River|NY|40.72|-73.16
Linntown|PA|40.96|-76.90
Saint Peter|WI|43.84|-88.34
Morenci|AZ|33.08|-109.37
Benld|IL|39.09|-89.80
Daguao|PR|18.23|-65.68
Parkston|SD|43.40|-97.98
Shoshone|ID|42.94|-114.41
Rodney Village|DE|39.13|-75.53
Lynchburg|OH|39.24|-83.79
West Salem|OH|40.97|-82.11
Duncannon|PA|40.40|-77.02
Mammoth|AZ|32.72|-110.64
Hackleburg|AL|34.28|-87.83
Culebra|PR|18.30|-65.30
Girardville|PA|40.79|-76.28
Ames Lake|WA|47.63|-121.97
Rural Retreat|VA|36.89|-81.28
Thorntown|IN|40.13|-86.61
Freeport|ME|43.86|-70.10
Ashaway|RI|41.42|-71.79
Aztalan|WI|43.07|-88.86
Castleton|VT|43.61|-73.18
Benson|UT|41.79|-111.93
Rancho Tehama Reserve|CA|40.02|-122.40
Seabrook Farms|NJ|39.50|-75.22
Leoti|KS|38.48|-101.36
McIntosh|NM|34.86|-106.05
Porterdale|GA|33.58|-83.89
Roxana|IL|38.85|-90.08
Crystal Lakes|OH|39.89|-84.03
Baird|TX|32.39|-99.39
Evadale|TX|30.35|-94.07
Woodsboro|TX|28.24|-97.32
South Coventry|CT|41.77|-72.31
Foresthill|CA|39.02|-120.82
Bel-Nor|MO|38.70|-90.32
Marble Hill|MO|37.31|-89.97
Ackerman|MS|33.31|-89.17
Brilliant|OH|40.26|-80.63
Woodland Hills|UT|40.02|-111.65
Wilson|WY|43.50|-110.88
Pueblito del Rio|PR|18.23|-65.86
Chatham|VA|36.83|-79.40
Rainelle|WV|37.97|-80.77
Dundas|MN|44.43|-93.20
Panguitch|UT|37.82|-112.44
Iota|LA|30.33|-92.50
Elvins|MO|37.84|-90.53
Windsor|PA|39.92|-76.58
Milam|TX|31.43|-93.85
Marshall|VA|38.86|-77.86
Nooksack|WA|48.93|-122.32
Lincolnton|GA|33.79|-82.48
Maria Antonia|PR|17.98|-66.89
Hiram|ME|43.88|-70.80
Birch Run|MI|43.25|-83.79
Bridgeport|NY|43.16|-75.97
Macedon|NY|43.07|-77.30
Peru|NY|44.58|-73.53
Laflin|PA|41.29|-75.81
Lazy Mountain|AK|61.63|-148.95
Edison|GA|31.56|-84.74
West Ferriday|LA|31.64|-91.57
Dedham|ME|44.69|-68.66
Fox Lake|WI|43.57|-88.91
Greenbush|ME|45.08|-68.65
Tarkio|MO|40.44|-95.38
Head of the Harbor|NY|40.90|-73.16
Roaming Shores|OH|41.64|-80.82
Eureka Mill|SC|34.72|-81.19
Clarks Green|PA|41.49|-75.70
Hawthorne|FL|29.59|-82.09
Elgin|SC|34.67|-80.72
Seadrift|TX|28.42|-96.71
Battle Ground|IN|40.51|-86.84
East Valley|NV|38.94|-119.70
Westover|AL|33.35|-86.54
Cavetown|MD|39.64|-77.59
Mound Bayou|MS|33.88|-90.73
Burns|TN|36.05|-87.31
Castleton-on-Hudson|NY|42.52|-73.75
Newton|AL|31.34|-85.61
Roseland|FL|27.84|-80.49
Manning|IA|41.91|-95.06
South Thomaston|ME|44.05|-69.13
Weston Mills|NY|42.08|-78.37
Redington Beach|FL|27.81|-82.81
Essex|MA|42.63|-70.78
Dewart|PA|41.11|-76.88
Indian Shores|FL|27.86|-82.85
Southmont|NC|35.67|-80.27
Caddo Mills|TX|33.07|-96.23
State Center|IA|42.02|-93.16
Stacy|MN|45.40|-92.99
Ehrenberg|AZ|33.60|-114.53
Colmar Manor|MD|38.93|-76.95
Oakdale|PA|40.40|-80.19
Claycomo|MO|39.20|-94.49
Yaurel|PR|18.03|-66.06
Queen City|TX|33.15|-94.15
Albion|PA|40.96|-78.95
Grill|PA|40.30|-75.94
Cleveland|WI|43.91|-87.75
Lebec|CA|34.84|-118.86
Manson|WA|47.88|-120.16
Hill City|KS|39.36|-99.84
Sweet Springs|MO|38.96|-93.41
Chapel Hill|TN|35.63|-86.69
Point of Rocks|MD|39.28|-77.54
Ash Grove|MO|37.32|-93.59
Grandview|OH|39.19|-84.72
Hemlock|MI|43.41|-84.23
Avon|MN|45.61|-94.45
Wyoming|DE|39.12|-75.56
Lake Waccamaw|NC|34.32|-78.50
Pilot Mountain|NC|36.39|-80.47
Logan|IA|41.64|-95.79
New Sarpy|LA|29.98|-90.39
Somerset|OH|39.81|-82.30
Mullens|WV|37.58|-81.38
Philo|IL|40.01|-88.16
Holland|MA|42.06|-72.16
Jonesport|ME|44.53|-67.60
Hardwick|NJ|41.05|-74.93
North Redington Beach|FL|27.82|-82.82
Dulac|LA|29.39|-90.71
Cleora|OK|36.58|-94.97
East Lexington|VA|37.79|-79.43
Ortonville|MI|42.85|-83.44
Darmstadt|IN|38.10|-87.58
Morris|OK|35.61|-95.86
Whitmire|SC|34.50|-81.61
Madison|MN|45.01|-96.20
Black Lick|PA|40.47|-79.19
Edgar|WI|44.93|-89.96
Burton|OH|41.47|-81.15
Waterford|PA|41.94|-79.98
Grand Canyon|AZ|36.05|-112.14
Fort Benton|MT|47.82|-110.67
Fair Grove|MO|37.38|-93.15
Urbana|IA|42.22|-91.87
Walford|IA|41.88|-91.83
Rehoboth Beach|DE|38.72|-75.08
Bryson City|NC|35.43|-83.45
Concord|VA|37.34|-78.98
Alamosa East|CO|37.48|-105.84
Balm|FL|27.76|-82.26
Brooklet|GA|32.38|-81.66
Dover|TN|36.49|-87.84
Kremmling|CO|40.06|-106.39
Rock Creek|AL|33.48|-87.08
Bonduel|WI|44.74|-88.44
Montello|WI|43.79|-89.32
Verona|KY|38.82|-84.66
Coloma|MI|42.19|-86.31
Newberry|MI|46.35|-85.51
Saint Regis Park|KY|38.23|-85.62
Beaver|OK|36.82|-100.52
Honeyville|UT|41.64|-112.08
Baldwin|FL|30.30|-81.98
Glade Spring|VA|36.79|-81.77
Arlington|OH|40.89|-83.65
Jackson Center|OH|40.44|-84.04
Chesterfield|SC|34.74|-80.09
Charleston|ME|45.09|-69.04
Standish|MI|43.98|-83.96
Clintondale|NY|41.69|-74.05
East Griffin|GA|33.24|-84.23
Arma|KS|37.54|-94.70
Bartonsville|MD|39.39|-77.36
Johnson|VT|44.64|-72.68
Moroni|UT|39.52|-111.59
Buckhead Ridge|FL|27.13|-80.89
North DeLand|FL|29.05|-81.30
Kenly|NC|35.60|-78.12
Toast|NC|36.50|-80.63
Animas|PR|18.45|-66.63
Edgewood|TX|32.70|-95.89
Hampden Sydney|VA|37.24|-78.46
Marmet|WV|38.25|-81.57
Akron|IA|42.83|-96.56
New Beaver|PA|40.88|-80.37
Rehobeth|AL|31.12|-85.45
Brooklyn|WI|42.85|-89.37
Vanceburg|KY|38.60|-83.32
Hudson|ME|45.00|-68.88
Summerland|CA|34.42|-119.60
Langley|SC|33.52|-81.84
Seven Points|TX|32.32|-96.21
Exmore|VA|37.53|-75.82
Fairmead|CA|37.08|-120.19
Sutton-Alpine|AK|61.78|-148.76
Malvern|AL|31.14|-85.52
Oronoco|MN|44.17|-92.53
North Lewisburg|OH|40.22|-83.56
Eldorado|WI|43.82|-88.62
Dawson|MN|44.93|-96.05
Contoocook|NH|43.22|-71.71
Bunker Hill|OR|43.36|-124.20
Hudson|PA|41.27|-75.84
Saint Michaels|AZ|35.64|-109.10
LeChee|AZ|35.03|-110.75
Annetta|TX|32.71|-97.68
Stuart|VA|36.64|-80.27
Rotan|TX|32.85|-100.47
Culver|OR|44.53|-121.21
Biltmore Forest|NC|35.53|-82.53
Murphys Estates|SC|33.60|-81.94
Shirley|MA|42.54|-71.65
West Stockbridge|MA|42.35|-73.37
Forest|OH|40.80|-83.51
Marshallton|PA|40.79|-76.54
Temelec|CA|38.27|-122.49
Berino|NM|32.07|-106.62
McCord|OK|36.68|-97.04
Tracy City|TN|35.26|-85.74
Wacousta|MI|42.83|-84.70
Sutton|NE|40.61|-97.86
Russellton|PA|40.61|-79.84
Cornell|WI|45.17|-91.15
El Valle de Arroyo Seco|NM|35.96|-106.03
Pinebluff|NC|35.11|-79.47
Quinlan|TX|32.91|-96.14
Gridley|IL|40.74|-88.88
West Baraboo|WI|43.47|-89.77
Kettleman City|CA|36.01|-119.96
Norridgewock|ME|44.71|-69.79
Kincaid|IL|39.59|-89.41
Guthrie|KY|36.65|-87.17
Elwood|NJ|39.58|-74.72
Kilmarnock|VA|37.71|-76.38
Bremen|OH|39.70|-82.43
Oakland|IA|41.31|-95.40
Dassel|MN|45.08|-94.31
Middleburgh|NY|42.60|-74.33
Bressler|PA|40.23|-76.82
Miller|SD|44.52|-98.99
Dover|VT|42.94|-72.80
Irwindale|CA|34.11|-117.94
Port Gibson|MS|31.96|-90.98
Chappaqua|NY|41.16|-73.76
South Coatesville|PA|39.97|-75.82
Richmond|MN|45.45|-94.52
Winfield|MO|39.00|-90.74
Bruceton|TN|36.04|-88.24
Gardner|IL|41.19|-88.31
Keystone Heights|FL|29.79|-82.03
Hoschton|GA|34.10|-83.76
Tahoe Vista|CA|39.24|-120.05
Perryville|AR|35.00|-92.80
Ringgold|LA|32.33|-93.28
New Union|TN|35.53|-86.08
Copper Canyon|TX|33.10|-97.10
Rustburg|VA|37.28|-79.10
Parsons|WV|39.10|-79.68
Granger|IA|41.76|-93.82
Wellman|IA|41.46|-91.84
Langhorne Manor|PA|40.17|-74.92
Elephant Butte|NM|33.15|-107.18
Coalville|UT|40.92|-111.40
Silver Lake|KS|39.10|-95.86
Apache|OK|34.89|-98.37
Huntington Bay|NY|40.90|-73.41
Kittitas|WA|46.98|-120.42
Linn|MO|38.49|-91.85
Brocton|NY|42.39|-79.44
Shortsville|NY|42.96|-77.22
Fort Recovery|OH|40.41|-84.78
Greenwich|OH|41.03|-82.52
Sandy|PA|41.11|-78.77
Worthington|IN|39.13|-86.98
Towanda|KS|37.80|-97.00
Pittsville|MD|38.40|-75.41
Lakeshire|MO|38.54|-90.34
Pelham|MA|42.39|-72.40
Grandview|IL|39.82|-89.62
Oblong|IL|39.00|-87.91
Monrovia|IN|39.58|-86.48
Raleigh|MS|32.03|-89.52
Meridian|TX|31.92|-97.66
Saint Elmo|IL|39.03|-88.85
Helena|OK|36.55|-98.27
Bells|TX|33.61|-96.41
Pawlet|VT|43.35|-73.18
Cadott|WI|44.95|-91.15
Ladera|CA|37.40|-122.20
Nanawale Estates|HI|19.51|-154.91
Millbrook|NY|41.79|-73.69
South Palm Beach|FL|26.59|-80.04
Robersonville|NC|35.83|-77.25
Franklin|ME|44.59|-68.23
Trenton|ME|44.44|-68.37
South Temple|PA|40.40|-75.90
Tonto Basin|AZ|33.83|-111.29
Berry Creek|CA|39.65|-121.40
Pemberville|OH|41.41|-83.46
Descanso|CA|32.85|-116.62
Westport|IN|39.18|-85.57
Kinsley|KS|37.92|-99.41
Espino|PR|18.28|-67.12
Stanleytown|VA|36.74|-79.96
Woodbine|IA|41.74|-95.70
Sundown|TX|33.46|-102.49
Sun Valley|ID|43.70|-114.35
Depoe Bay|OR|44.81|-124.06
Cedar Glen Lakes|NJ|39.95|-74.40
South Windham|CT|41.68|-72.17
Kingsford Heights|IN|41.48|-86.69
Tri-Lakes|IN|41.25|-85.44
Chatham|MA|41.68|-69.96
Oriole Beach|FL|30.37|-87.09
Charlotte Hall|MD|38.48|-76.78
Velda Village|MO|38.69|-90.29
Menard|TX|30.92|-99.79
Brooklyn|IA|41.73|-92.45
Muhlenberg Park|PA|40.38|-75.94
Hillsboro|WI|43.65|-90.34
Clinton|ME|44.64|-69.50
Ransomville|NY|43.24|-78.91
Genola|UT|40.00|-111.84
Garrett|WA|46.05|-118.40
Marbury|AL|32.70|-86.47
Bajandas|PR|18.16|-65.78
Bourne|MA|41.74|-70.60
Milan|NH|44.57|-71.19
Browntown|PA|41.31|-75.79
Seymour|WI|44.51|-88.33
Grapeland|TX|31.49|-95.48
Dunlap|IL|40.86|-89.68
Markesan|WI|43.71|-88.99
North Fork|AZ|34.00|-109.96
Stearns|KY|36.70|-84.48
Wolfe City|TX|33.37|-96.07
Rowley|MA|42.72|-70.88
Blawnox|PA|40.49|-79.86
Dunnigan|CA|38.89|-121.97
Cheswold|DE|39.22|-75.59
Bedford|IA|40.67|-94.72
Lone Tree|IA|41.49|-91.43
Surry|ME|44.50|-68.50
Centreville|MI|41.92|-85.53
Alexandria|NH|43.61|-71.79
New London|NH|43.41|-71.99
Verdi|NV|39.52|-119.99
Nellieburg|MS|32.41|-88.78
Crystal Falls|MI|46.10|-88.33
Stanton|MI|43.29|-85.08
Wymore|NE|40.12|-96.66
Webb|AL|31.26|-85.27
Moodus|CT|41.50|-72.45
West Brookfield|MA|42.24|-72.14
New Castle Northwest|PA|41.02|-80.36
Northwest Ithaca|NY|42.47|-76.54
Red Corral|CA|38.41|-120.61
Morgantown|MS|31.57|-91.35
Sand Lake|MI|44.32|-83.68
Flomaton|AL|31.00|-87.26
Montezuma|IA|41.59|-92.53
Swanville|ME|44.52|-69.00
Oxford|NY|42.44|-75.60
New California|OH|40.16|-83.24
Livonia|LA|30.56|-91.56
Clifton|IL|40.94|-87.93
West Chatham|MA|41.68|-69.99
Granville South|OH|40.05|-82.54
Clarksville|IA|42.78|-92.67
Durand|IL|42.44|-89.33
Pocono Pines|PA|41.11|-75.45
Loving|NM|32.29|-104.10
Clermont|IN|39.81|-86.32
Olivet|NJ|39.55|-75.15
Atglen|PA|39.95|-75.97
Runaway Bay|TX|33.17|-97.88
Reese|MI|43.45|-83.70
Russell|PA|41.94|-79.14
Janesville|CA|40.30|-120.52
Crosby|ND|48.91|-103.29
Ness City|KS|38.45|-99.91
Gleason|TN|36.21|-88.61
Mishicot|WI|44.24|-87.64
Arlington|GA|31.44|-84.72
Sharon|MS|31.79|-89.10
Locust Grove|OK|36.20|-95.17
Río Blanco|PR|18.22|-65.79
Red Lake Falls|MN|47.88|-96.27
Eatons Neck|NY|40.93|-73.40
Bradford|RI|41.40|-71.74
Irwin|SC|34.69|-80.82
Earlham|IA|41.49|-94.12
Warren|MA|42.21|-72.19
Plandome|NY|40.81|-73.70
Paonia|CO|38.87|-107.59
Metlakatla|AK|55.13|-131.58
Hazen|AR|34.78|-91.58
Au Sable|MI|44.41|-83.33
Alvord|TX|33.36|-97.69
Wakefield|NE|42.27|-96.87
Milton|NY|43.03|-73.85
Black Earth|WI|43.14|-89.75
Felton|DE|39.01|-75.58
Walnut Cove|NC|36.30|-80.14
Alloway|NJ|39.56|-75.36
Jagual|PR|18.16|-66.00
Cairo|NY|42.30|-74.00
Elizabeth|CO|39.36|-104.60
Odon|IN|38.84|-86.99
Manchester|KY|37.15|-83.76
Kimball|TN|35.05|-85.67
Flatonia|TX|29.69|-97.11
Pioneer|OH|41.68|-84.55
New Windsor|MD|39.54|-77.11
Crump|TN|35.22|-88.32
Fennville|MI|42.59|-86.10
Wendover|UT|40.74|-114.04
Shoal Creek|AL|33.43|-86.61
Okawville|IL|38.43|-89.55
Grand Isle|LA|29.24|-89.99
Avondale|PA|39.82|-75.78
Hyde|PA|41.00|-78.46
Montague|CA|41.73|-122.53
Dover|AR|35.40|-93.11
Washington|ME|44.27|-69.37
Schwenksville|PA|40.26|-75.46
Harper|KS|37.29|-98.03
Ansted|WV|38.14|-81.10
Penobscot|ME|44.46|-68.71
Antrim|NH|43.03|-71.94
Hughestown|PA|41.33|-75.77
Carbondale|KS|38.82|-95.69
Gueydan|LA|30.03|-92.51
Vian|OK|35.50|-94.97
Apple Mountain Lake|VA|38.92|-78.10
Kingsley|IA|42.59|-95.97
Culver|IN|41.22|-86.42
Waverly|MN|45.07|-93.97
Springfield|CO|37.41|-102.61
Earlington|KY|37.27|-87.51
Scotland|PA|39.97|-77.59
Bell Acres|PA|40.59|-80.17
Faxon|PA|41.25|-76.98
Kernville|CA|35.75|-118.43
Mountain Village|CO|37.93|-107.86
Gunter|TX|32.87|-95.63
Bagley|MN|47.52|-95.40
Colebrook|NH|44.89|-71.50
Laurel|NY|40.97|-72.56
Orangeville|UT|39.23|-111.05
Willacoochee|GA|31.34|-83.05
Harvey|MI|46.49|-87.35
Elmore|OH|41.48|-83.30
Nashotah|WI|43.10|-88.40
Sunriver|OR|43.88|-121.44
Ironton|MO|37.60|-90.63
Honaker|VA|37.02|-81.97
Lewiston|MI|44.88|-84.31
Bryn Athyn|PA|40.13|-75.07
Capitan|NM|33.55|-105.57
Holstein|IA|42.49|-95.55
Cornwells Heights|PA|40.08|-74.95
Bertram|TX|30.74|-98.06
New Rockford|ND|47.68|-99.14
Liberty Hill|TX|30.66|-97.92
Nora Springs|IA|43.14|-93.00
Otis|MA|42.19|-73.09
Luna Pier|MI|41.81|-83.44
Pomeroy|WA|46.47|-117.60
Greenland|AR|35.99|-94.18
Manteo|NC|35.91|-75.68
Ceredo|WV|38.40|-82.56
Freedom|NH|43.81|-71.04
Phillips|WI|45.70|-90.40
Casa Blanca|AZ|33.12|-111.89
Gill|MA|42.64|-72.50
Oakport|MN|46.93|-96.78
Sunrise Lake|PA|41.31|-74.97
Gretna|FL|30.62|-84.66
Fairview Park|IN|39.68|-87.42
Olla|LA|31.90|-92.24
Frenchtown|NJ|40.53|-75.06
Birchwood Lakes|PA|41.25|-74.92
Joseph City|AZ|34.96|-110.33
Mansura|LA|31.06|-92.05
Shattuck|OK|36.28|-99.88
Lakeside|TX|32.82|-97.49
Lenox|IA|40.88|-94.56
Sanborn|IA|43.18|-95.66
New Hartford Center|CT|41.88|-72.98
Salina|OK|36.29|-95.15
Baxter|TN|36.15|-85.64
Northport|ME|44.34|-68.96
Sublette|KS|37.48|-100.84
Pemberton|NJ|39.97|-74.68
Somerville|TX|30.35|-96.53
White Cloud|MI|43.55|-85.77
Hartford|IL|38.83|-90.10
Oakland|MO|38.58|-90.39
Siesta Shores|TX|26.86|-99.25
Wayne|WV|38.22|-82.44
Charlemont|MA|42.63|-72.87
Mount Wolf|PA|40.06|-76.70
Terre Hill|PA|40.16|-76.05
Crainville|IL|37.75|-89.07
Coto Norte|PR|18.43|-66.44
Newfield|ME|43.65|-70.85
Temple|NH|42.82|-71.85
West Conshohocken|PA|40.07|-75.32
Stateburg|SC|33.96|-80.53
Moody|TX|31.31|-97.36
Fort Ashby|WV|39.50|-78.77
Chisholm|ME|44.48|-70.20
Glyndon|MN|46.88|-96.58
Highland Park|PA|40.62|-77.57
Mancos|CO|37.34|-108.29
Shell Knob|MO|36.63|-93.63
Tatum|TX|32.32|-94.52
Lake Catherine|IL|42.48|-88.13
Kaaawa|HI|21.55|-157.85
New Pekin|IN|38.51|-86.02
Walnut Grove|GA|33.74|-83.85
Colwich|KS|37.78|-97.54
Winnebago|MN|43.77|-94.17
Port Norris|NJ|39.25|-75.04
Woodbranch|TX|30.18|-95.19
Mount Hope|WV|37.90|-81.16
Forreston|IL|42.13|-89.58
Rome City|IN|41.50|-85.38
Littlerock|CA|34.52|-117.98
Home|WA|47.27|-122.76
Chapman|KS|38.97|-97.02
South Point|TX|25.87|-97.38
Warren|IL|42.50|-89.99
Wyoming|IL|41.06|-89.77
Loretto|PA|40.50|-78.63
Newell|WV|40.62|-80.60
Darrington|WA|48.26|-121.60
Park River|ND|48.40|-97.74
Oriskany|NY|43.16|-75.33
Stottville|NY|42.29|-73.74
Williamstown|PA|40.58|-76.62
Boswell's Corner|VA|38.51|-77.37
Big Sandy|TX|32.58|-95.11
Cushing|ME|44.02|-69.24
South Windham|ME|43.74|-70.42
Schuylerville|NY|43.10|-73.58
Oak Leaf|TX|32.52|-96.85
Rosebud|TX|31.07|-96.98
Lanark|IL|42.10|-89.83
Ravenna|NE|41.03|-98.91
Tuckahoe|NY|40.90|-72.41
Nixon|PA|40.78|-79.93
Sumas|WA|49.00|-122.26
Columbus Air Force Base|MS|33.63|-88.45
Mabscott|WV|37.77|-81.21
Elroy|WI|43.74|-90.27
Charlack|MO|38.70|-90.34
Awendaw|SC|33.04|-79.61
Springville|VA|37.20|-81.40
Manton|MI|44.41|-85.40
Frazee|MN|46.73|-95.70
Cottage City|MD|38.94|-76.95
Foscoe|NC|36.16|-81.77
Panama|OK|35.17|-94.67
Hubbard|TX|31.85|-96.80
Muniz|TX|26.26|-98.09
Parker City|IN|40.19|-85.20
Sandwich|NH|43.79|-71.41
Monroeville|OH|41.24|-82.70
Osborne|KS|39.44|-98.70
Shoemakersville|PA|40.50|-75.97
Ferndale|CA|40.58|-124.26
Cedarville|AR|35.57|-94.37
Unionville|TN|35.62|-86.59
Granby|MA|42.26|-72.52
New Berlinville|PA|40.35|-75.63
Wood River|NE|40.82|-98.60
Advance|MO|37.10|-89.91
Pleak|TX|29.49|-95.81
Sistersville|WV|39.56|-81.00
Beechwood Village|KY|38.25|-85.63
Claremont|NC|35.71|-81.15
Laverne|OK|36.71|-99.89
Waukomis|OK|36.28|-97.90
New Market|TN|36.10|-83.55
Mancelona|MI|44.90|-85.06
Yalaha|FL|28.74|-81.81
Pine Knoll Shores|NC|34.70|-76.81
Long Beach|WA|46.35|-124.05
Woodway|WA|47.80|-122.38
Cohoe|AK|60.37|-151.31
Plattsburgh West|NY|44.68|-73.50
Minneota|MN|44.56|-95.99
Winthrop|MN|44.54|-94.37
Eagle River|WI|45.92|-89.24
Hope|ME|44.27|-69.16
Pierz|MN|45.98|-94.10
Wheaton|MN|45.80|-96.50
Inman|KS|38.23|-97.77
Rice|MN|45.75|-94.22
Hampton|NJ|40.71|-74.96
Holcomb|NY|42.90|-77.42
Ashley|OH|40.41|-82.96
Addison|VT|44.09|-73.30
Richford|VT|45.00|-72.67
Benwood|WV|40.02|-80.73
South Uniontown|PA|39.89|-79.75
Midtown|TN|35.88|-84.56
Roan Mountain|TN|36.20|-82.07
Russells Point|OH|40.47|-83.89
Dunnstown|PA|41.15|-77.42
Columbine Valley|CO|39.60|-105.03
Morristown|IN|39.67|-85.70
Lesage|WV|38.51|-82.30
Surrey|ND|48.24|-101.13
Fredericksburg|PA|40.44|-76.43
Babson Park|FL|27.83|-81.52
Mitchell|IL|38.76|-90.09
Pelahatchie|MS|32.31|-89.80
Effingham|NH|43.76|-71.00
Pahala|HI|19.20|-155.48
Cortland West|NY|42.59|-76.23
Interlachen|FL|29.62|-81.89
Lake Dalecarlia|IN|41.33|-87.39
Neponsit|NY|40.57|-73.86
Bainbridge|PA|40.09|-76.67
Blades|DE|38.64|-75.61
Livermore|KY|37.49|-87.13
Nokesville|VA|38.70|-77.58
Dysart|IA|42.17|-92.31
Cerro Gordo|IL|39.89|-88.73
Pine Plains|NY|41.98|-73.66
Hummels Wharf|PA|40.83|-76.84
Gillett|WI|44.89|-88.31
Auburn|KY|36.86|-86.71
Crane|MO|36.91|-93.57
Rapid City|MI|44.83|-85.28
Burgettstown|PA|40.38|-80.39
Lithopolis|OH|39.80|-82.81
Latta|SC|34.34|-79.43
Livonia|NY|42.82|-77.67
Hasson Heights|PA|41.45|-79.68
Blair|WI|44.29|-91.24
New Berlin|IL|39.73|-89.91
Elm City|NC|35.81|-77.86
Olivet|TN|35.21|-88.20
Stanaford|WV|37.82|-81.15
Walnut|IL|41.56|-89.59
East Machias|ME|44.74|-67.39
Pittsford|NY|43.09|-77.52
Conemaugh|PA|40.33|-78.91
Peridot|AZ|33.31|-110.46
Fairfax|OK|36.57|-96.70
Hometown|PA|40.82|-75.98
Rosendale Village|NY|41.85|-74.07
West Marion|NC|35.66|-82.03
Capron|IL|42.40|-88.74
New Sharon|ME|44.64|-70.02
Many Farms|AZ|36.35|-109.62
Woodacre|CA|38.01|-122.65
Mendon|UT|41.71|-111.98
Nelson|GA|34.38|-84.37
Lakewood Shores|IL|41.28|-88.14
Litchfield|MI|42.04|-84.76
Milan|OH|41.30|-82.61
Rockaway Beach|OR|45.61|-123.94
Lake Hamilton|FL|28.04|-81.63
Candelero Arriba|PR|18.10|-65.84
Sneedville|TN|36.53|-83.22
Snyder|OK|34.66|-98.95
City View|SC|34.86|-82.43
Hardwick|VT|44.50|-72.37
Parcelas La Milagrosa|PR|18.17|-66.19
Redkey|IN|40.35|-85.15
Sea Bright|NJ|40.36|-73.97
Aristocrat Ranchettes|CO|40.11|-104.76
Shorewood-Tower Hills-Harbert|MI|41.88|-86.61
Goodwater|AL|33.07|-86.05
Elmer|NJ|39.60|-75.17
Catawba|SC|34.85|-80.91
East Sumter|SC|33.93|-80.30
Conehatta|MS|32.45|-89.29
Saucier|MS|30.64|-89.14
Tripoli|IA|42.81|-92.26
Spring Valley|WI|44.85|-92.24
Blue Ridge|AL|32.49|-86.19
Hayden|AL|33.89|-86.76
Rutherford College|NC|35.75|-81.52
West Alexandria|OH|39.74|-84.53
Appleton|MN|45.20|-96.02
Independence|WI|44.36|-91.42
Makaha Valley|HI|21.48|-158.20
Saint Leo|FL|28.34|-82.26
Winterport|ME|44.64|-68.85
Maple Bluff|WI|43.12|-89.38
Munday|TX|33.45|-99.62
Naples|TX|33.20|-94.68
Menahga|MN|46.75|-95.10
Flemington|PA|41.13|-77.47
Woodville|WI|44.95|-92.29
West Yellowstone|MT|44.66|-111.10
Dunes City|OR|43.88|-124.12
Mescalero|NM|33.16|-105.77
North Ballston Spa|NY|43.02|-73.85
Saint George|MO|38.54|-90.31
Colchester|IL|40.43|-90.79
Wathena|KS|39.76|-94.95
Rich Hill|MO|38.10|-94.36
La Plata|MO|40.02|-92.49
Sutherland|NE|41.16|-101.13
Wolf Creek|UT|41.33|-111.83
Flippin|AR|36.28|-92.60
Boyd|TX|33.08|-97.57
Benitez|PR|18.27|-65.88
South Carthage|TN|36.24|-85.95
Orange Grove|TX|27.96|-97.94
Redby|MN|47.88|-94.91
New Fairview|TX|33.10|-97.45
Marshallville|GA|32.46|-83.94
Lake Heritage|PA|39.81|-77.18
Saranac|MI|42.93|-85.21
Jordan|NY|43.07|-76.47
Shelter Island|NY|41.07|-72.34
Harristown|IL|39.85|-89.08
Buhler|KS|38.13|-97.77
Pearlington|MS|30.25|-89.61
Black River|NY|44.01|-75.79
Kiantone|NY|42.02|-79.20
Sherburne|NY|42.68|-75.50
Green Springs|OH|41.26|-83.05
Thompson Falls|MT|47.59|-115.34
Bay City|OR|45.52|-123.89
Palestine|IL|39.00|-87.61
Yates Center|KS|37.88|-95.73
Newville|PA|40.17|-77.40
Milford|UT|38.40|-113.01
Princes Lakes|IN|39.35|-86.10
Goodman|MS|32.97|-89.91
Beulaville|NC|34.92|-77.77
Toluca|IL|41.00|-89.13
Milbridge|ME|44.54|-67.88
Brookside|AL|33.64|-86.92
Tennessee Ridge|TN|36.31|-87.77
Crooks|SD|43.66|-96.81
Jericho|VT|44.50|-73.00
Saint Francis|KS|39.77|-101.80
New London|MN|45.30|-94.94
Nunda|NY|42.58|-77.94
Sugar City|ID|43.87|-111.75
Uintah|UT|41.14|-111.92
Crystal Springs|FL|28.18|-82.16
Dooms|VA|38.11|-78.86
Grand Marais|MN|47.75|-90.33
Norfolk|NY|44.80|-74.99
Big River|CA|34.14|-114.36
Johnson|KS|37.57|-101.75
Hico|TX|31.98|-98.03
Goodwell|OK|36.60|-101.64
Young Harris|GA|34.93|-83.85
Clintwood|VA|37.15|-82.46
Suffield Depot|CT|41.98|-72.65
Rolla|ND|48.86|-99.62
Bainbridge|NY|42.29|-75.48
Salem|SD|43.72|-97.39
Roscoe|TX|32.45|-100.54
Justice|OK|36.29|-95.57
Tariffville|CT|41.91|-72.76
Monroeville|IN|40.97|-84.87
Ontonagon|MI|46.87|-89.31
Pecos|NM|35.57|-105.68
Hughes|AR|34.95|-90.47
Boston|GA|30.79|-83.79
Shell Rock|IA|42.71|-92.58
East Brookfield|MA|42.23|-72.05
Dover Plains|NY|41.74|-73.58
Middletown|CA|38.75|-122.61
Black Rock|NM|35.09|-108.79
Stockton|KS|39.44|-99.27
Bethany|IL|39.65|-88.74
Frazeysburg|OH|40.12|-82.12
Black Creek|WI|44.48|-88.45
Fredonia|AZ|36.95|-112.53
East Newnan|GA|33.35|-84.78
Barrackville|WV|39.50|-80.17
Onarga|IL|40.72|-88.01
Appleton|ME|44.29|-69.25
Brothertown|WI|43.97|-88.31
Dillsboro|IN|39.02|-85.06
Glenmora|LA|30.98|-92.59
Sangerville|ME|45.16|-69.36
Clara City|MN|44.95|-95.37
Hayfield|MN|43.89|-92.85
Tiltonsville|OH|40.17|-80.70
Melville|RI|41.59|-71.28
Winlock|WA|46.49|-122.94
Pinetops|NC|35.79|-77.64
Kings Mills|OH|39.36|-84.25
Cornish|ME|43.80|-70.80
Beale Air Force Base|CA|39.11|-121.35
Clinton|KY|36.67|-88.99
Gerald|MO|38.40|-91.33
Troy|TN|36.34|-89.16
Central Garage|VA|37.74|-77.13
Sophia|WV|37.71|-81.25
Granville|IL|41.26|-89.23
Hatfield|MA|42.37|-72.60
Philmont|NY|42.25|-73.65
Minerva Park|OH|40.08|-82.94
Woxall|PA|40.31|-75.45
Eagle Butte|SD|45.00|-101.23
Stony Point|NC|35.86|-81.05
Powells Crossroads|TN|35.19|-85.49
Benavides|TX|27.60|-98.41
Elkhart|TX|31.63|-95.58
Geneva|IN|40.59|-84.96
Ama|LA|29.95|-90.30
Urania|LA|31.86|-92.30
Greenfield|MO|37.42|-93.84
Thorndale|TX|30.61|-97.21
Tower City|PA|40.59|-76.55
Manawa|WI|44.46|-88.92
Cleveland|AL|33.99|-86.58
Meggett|SC|32.72|-80.24
Middletown|VA|39.03|-78.28
Clymer|PA|40.67|-79.01
Fall Creek|WI|44.76|-91.28
Shell Lake|WI|45.74|-91.93
Bushyhead|OK|36.46|-95.49
Oquawka|IL|40.93|-90.95
Elverson|PA|40.16|-75.83
Middleburg|PA|40.79|-77.05
Point Roberts|WA|48.99|-123.08
Papaikou|HI|19.79|-155.09
Spring Hope|NC|35.95|-78.11
Larimore|ND|47.91|-97.63
Tigerville|SC|35.07|-82.37
Springfield|NY|42.84|-74.85
Richlandtown|PA|40.47|-75.32
Big Bend|WI|42.88|-88.21
Tombstone|AZ|31.71|-110.07
Inglis|FL|29.03|-82.67
Buffalo|OK|36.84|-99.63
Lubeck|WV|39.24|-81.63
Farwell|TX|34.38|-103.04
Winona|MO|37.01|-91.32
Shawsville|VA|37.17|-80.26
Manly|IA|43.29|-93.20
Brownville|ME|45.31|-69.03
Strong|ME|44.81|-70.22
Stryker|OH|41.50|-84.41
Brickerville|PA|40.23|-76.30
Washburn|ND|47.29|-101.03
Lake Panorama|IA|41.71|-94.39
San Antonio|FL|28.34|-82.27
West Jefferson|NC|36.40|-81.49
Beverly|OH|39.55|-81.64
Beaver|WV|37.75|-81.14
Maple Park|IL|41.91|-88.60
West Swanzey|NH|42.87|-72.32
Palmdale|PA|40.30|-76.62
Sleepy Hollow|WY|44.24|-105.42
Fort Covington Hamlet|NY|44.97|-74.51
Okarche|OK|35.73|-97.98
Aurora|TX|33.06|-97.50
Plymouth|ME|44.77|-69.21
Duenweg|MO|37.08|-94.41
Farmingdale|NJ|40.20|-74.17
Black Point-Green Point|CA|38.12|-122.51
Geary|OK|35.63|-98.32
Breckenridge|MI|43.41|-84.47
Hebron|PA|40.34|-76.40
Vinco|PA|40.41|-78.86
Enosburg Falls|VT|44.91|-72.81
Sea Ranch|CA|38.72|-123.45
Basin|WY|44.38|-108.04
Keeler Farm|NM|32.32|-107.76
Killian|LA|30.36|-90.59
Cedar Point|NC|34.69|-77.07
Roland|IA|42.17|-93.50
Inverness|CA|38.10|-122.86
Kittredge|CO|39.65|-105.30
Sunnyside|GA|31.24|-82.34
Rock Hall|MD|39.14|-76.23
Liborio Negron Torres|PR|18.04|-66.94
Broadalbin|NY|43.06|-74.20
Bunkerville|NV|36.77|-114.13
Long Creek|IL|39.81|-88.85
Taylorsville|MS|31.83|-89.43
Wetherington|OH|39.36|-84.38
Oceana|WV|37.69|-81.62
Waldo|AR|33.35|-93.30
Sarcoxie|MO|37.07|-94.12
Brownfield|ME|43.94|-70.91
Belmont|NH|43.45|-71.48
Harbor Isle|NY|40.60|-73.66
Omao|HI|21.93|-159.49
Kodiak Station|AK|57.77|-152.60
Marshall|AR|35.91|-92.63
Buffalo|IA|41.46|-90.72
Maharishi Vedic City|IA|41.05|-91.99
Easton|ME|46.64|-67.91
Preston|MN|43.67|-92.08
Ellendale|ND|46.00|-98.53
Hagaman|NY|42.97|-74.15
Paradis|LA|29.88|-90.43
Kurtistown|HI|19.60|-155.06
Vardaman|MS|33.88|-89.18
Boaz|WV|39.36|-81.50
Hudson Lake|IN|41.71|-86.53
Saint John|KS|38.00|-98.76
Erin|TN|36.32|-87.69
Shandon|CA|35.66|-120.38
Leesburg|OH|39.35|-83.55
Palm Valley|TX|26.20|-97.75
Wallis|TX|29.63|-96.07
Conashaugh Lakes|PA|41.31|-74.99
West Leechburg|PA|40.62|-79.61
Lower Lake|CA|38.91|-122.61
Mountain View|WY|41.27|-110.34
Woodbury Center|CT|41.54|-73.20
Enigma|GA|31.41|-83.33
Sparta|GA|33.28|-82.98
Calverton Park|MO|38.76|-90.31
Reno|OH|39.37|-81.40
Stella|PR|18.32|-67.25
Spring Grove|MN|43.56|-91.64
Loma|CO|39.20|-108.81
Fort Belknap Agency|MT|48.48|-108.77
Mount Airy|GA|34.52|-83.50
Blowing Rock|NC|36.14|-81.68
Fairfield Beach|OH|39.92|-82.48
Benton|TN|35.17|-84.65
Boston Heights|OH|41.26|-81.51
Midway|LA|31.69|-92.15
Fall Branch|TN|36.42|-82.62
China Grove|TX|29.39|-98.35
Hawkins|TX|32.59|-95.20
South Woodstock|CT|41.94|-71.96
New Sharon|IA|41.47|-92.65
Bradley|ME|44.92|-68.63
Little Rock Air Force Base|AR|34.89|-92.16
Konawa|OK|34.96|-96.75
Mogul|NV|39.51|-119.93
Oglala|SD|43.19|-102.74
Dike|IA|42.46|-92.63
Grant Park|IL|41.24|-87.65
Hodgdon|ME|46.05|-67.87
Gnadenhutten|OH|40.36|-81.43
Grantsburg|WI|45.78|-92.68
Somerset|MD|38.97|-77.10
Old River-Winfree|TX|29.87|-94.83
Lakewood Club|MI|43.37|-86.26
Bent Creek|NC|35.51|-82.61
Freeman|SD|43.35|-97.44
Iraan|TX|30.91|-101.90
Marsing|ID|43.55|-116.81
Heppner|OR|45.35|-119.56
Blue Ridge|GA|34.86|-84.32
Lockport Heights|LA|29.65|-90.55
Randolph|NY|42.16|-78.98
Danby|VT|43.35|-73.00
Woodbine|GA|30.96|-81.72
Germantown|IL|38.55|-89.54
Owensville|IN|38.27|-87.69
Fayetteville|AL|33.15|-86.41
Princeton|NC|35.47|-78.16
Cayuco|PR|18.29|-66.74
Farmland|IN|40.19|-85.13
Vinalhaven|ME|44.05|-68.83
Douglas|MI|42.64|-86.20
Stony Prairie|OH|41.35|-83.16
Avalon|NJ|39.10|-74.72
Passapatanzy|VA|38.30|-77.31
Tower Lake|IL|42.23|-88.15
Frankfort|MI|44.63|-86.23
Rison|AR|33.96|-92.19
Mooreland|OK|36.44|-99.20
Rossville|IL|40.38|-87.67
North Charleroi|PA|40.15|-79.91
Oley|PA|40.39|-75.79
West Fairview|PA|40.28|-76.92
Fort Thompson|SD|44.07|-99.44
Asotin|WA|46.34|-117.05
Hampton|AR|33.54|-92.47
Lunenburg|VT|44.46|-71.68
Queen Anne|MD|38.90|-76.68
Fremont|NC|35.55|-77.97
Hillcrest|IL|41.95|-89.06
Indian Hills|CO|39.62|-105.24
Pierce City|MO|36.95|-94.00
Waymart|PA|41.58|-75.41
Wallenpaupack Lake Estates|PA|41.40|-75.27
Iva|SC|34.31|-82.66
Bellevue|MI|42.44|-85.02
Cooperstown|WI|44.31|-87.77
Moreland|ID|43.22|-112.44
Molino|FL|30.72|-87.31
Oran|MO|37.09|-89.66
Lyman|MS|30.49|-89.13
Laingsburg|MI|42.89|-84.35
Byron|CA|37.87|-121.64
Stratford|CA|36.19|-119.82
Lake Marcel-Stillwater|WA|47.69|-121.92
Laguna Park|TX|31.86|-97.38
Royalston|MA|42.68|-72.19
Rush Springs|OK|34.78|-97.96
Ogunquit|ME|43.25|-70.60
Simpson|PA|41.59|-75.49
Barry|IL|39.69|-91.04
Lincoln|KS|39.04|-98.14
Hurt|VA|37.09|-79.30
Machias|ME|44.72|-67.46
Brown City|MI|43.21|-82.99
Webberville|MI|42.67|-84.17
Hewlett Harbor|NY|40.64|-73.68
Intercourse|PA|40.04|-76.10
Boulevard Gardens|FL|26.12|-80.18
Buxton|NC|35.27|-75.54
Salineville|OH|40.62|-80.84
Clear Lake|SD|44.75|-96.68
Iola|WI|44.51|-89.13
Kamiah|ID|46.23|-116.03
Chrisman|IL|39.80|-87.67
Country Club Hills|MO|38.72|-90.27
Morrow|OH|39.35|-84.13
Green Valley Farms|TX|26.12|-97.56
Dexter|NM|33.20|-104.37
Sundance|WY|44.41|-104.38
Elmore|AL|32.54|-86.31
Galveston|IN|40.58|-86.19
Pinconning|MI|43.85|-83.96
Caraway|AR|35.76|-90.32
Del Rio|CA|37.74|-121.01
East Carbon City|UT|39.55|-110.41
Big Bass Lake|PA|41.25|-75.48
West Buechel|KY|38.20|-85.66
Central City|IA|42.20|-91.52
Coon Rapids|IA|41.87|-94.68
Mineville|NY|44.09|-73.52
Smithville|OH|40.86|-81.86
Troy|PA|40.92|-78.22
Palo Cedro|CA|40.56|-122.24
Falkville|AL|34.37|-86.91
Waverly|IL|39.59|-89.95
Walls|MS|34.96|-90.15
Sperry|OK|36.30|-95.99
Palermo|ME|44.41|-69.47
Fayette|OH|41.67|-84.33
Lincoln|VT|44.11|-73.00
Crocker|WA|47.08|-122.10
Cedar Glen West|NJ|40.04|-74.29
Deer Park|CA|38.53|-122.47
Maurice|LA|30.11|-92.12
Buffalo|SC|34.73|-81.68
Eastport|ME|44.91|-66.99
Fullerton|NE|41.36|-97.97
Houston|PA|40.25|-80.21
Platte|SD|43.39|-98.84
Gold Hill|OR|42.43|-123.05
Five Points|FL|30.21|-82.64
Cambria|IL|37.78|-89.12
Morrisville|PA|40.21|-74.79
Roslyn Estates|NY|40.79|-73.66
Muscoda|WI|43.18|-90.44
Cottonwood|AL|31.05|-85.30
Broadway|NC|35.46|-79.05
Fairton|NJ|39.38|-75.22
Westlake|TX|32.99|-97.20
Alton|IA|42.99|-96.01
Starbuck|MN|45.61|-95.53
Centennial Park|AZ|36.95|-112.98
Valmeyer|IL|38.31|-90.28
Oxford|ME|44.13|-70.49
De Graff|OH|40.31|-83.92
Hiram|OH|41.31|-81.14
West Hills|PA|40.82|-79.54
Parshall|ND|47.95|-102.13
Belmont Estates|VA|38.45|-78.92
Woodstock|ME|44.37|-70.61
La Crosse|KS|38.53|-99.31
Weber City|VA|37.76|-78.28
Keshena|WI|44.88|-88.63
Callender|CA|35.05|-120.60
West Blocton|AL|33.12|-87.13
Hackberry|LA|30.00|-93.34
Mansfield|MO|37.11|-92.58
La Vernia|TX|29.36|-98.12
Onancock|VA|37.71|-75.75
Woodland Heights|PA|41.41|-79.71
Fairview|UT|39.63|-111.44
Wells|NV|41.11|-114.96
Bartolo|PR|18.36|-65.84
Tye|TX|32.46|-99.87
Plattekill|NY|41.62|-74.08
Velva|ND|48.06|-100.93
Susitna North|AK|62.16|-149.85
Munford|AL|33.53|-85.95
Miamitown|OH|39.22|-84.70
Melcher-Dallas|IA|41.23|-93.24
Santa Margarita|CA|35.39|-120.61
Barbourmeade|KY|38.30|-85.60
Bel Air|MD|39.54|-76.35
Conestoga|PA|39.94|-76.35
Fairview|TX|33.16|-96.63
Napoleon|MI|42.16|-84.25
Spencerville|NM|36.82|-108.06
Deadwood|SD|44.38|-103.73
Francis|UT|40.61|-111.28
Tok|AK|63.34|-142.99
Saint Anne|IL|41.03|-87.71
Addison|ME|44.62|-67.74
Greenville|ME|45.46|-69.59
Belfast|PA|40.78|-75.28
North Apollo|PA|40.60|-79.56
Hettinger|ND|46.00|-102.64
Terrebonne|OR|44.35|-121.18
Liberty|UT|41.33|-111.86
West Crossett|AR|33.14|-91.99
Ashland|IL|39.89|-90.01
Kemp|TX|32.44|-96.23
Cornville|ME|44.84|-69.67
Hurley|NM|32.70|-108.13
Merritt Park|NY|41.54|-73.87
Byhalia|MS|34.87|-89.69
Lake Telemark|NJ|40.96|-74.50
Covelo|CA|39.79|-123.25
Lumber City|GA|31.93|-82.68
Rawls Springs|MS|31.38|-89.37
Barker Heights|NC|35.31|-82.44
Laurel Hill|NC|34.81|-79.55
Cana|VA|36.59|-80.67
Otterbein|IN|40.49|-87.10
Whitaker|PA|40.40|-79.89
Gregory|SD|43.23|-99.43
Hagerman|NM|33.12|-104.33
Killdeer|ND|47.37|-102.75
Dickson|OK|34.19|-96.98
Emory|TX|32.87|-95.77
Port O'Connor|TX|28.45|-96.41
Basye|VA|38.81|-78.79
Buffalo|WV|38.62|-81.98
Mifflinville|PA|41.03|-76.31
Tieton|WA|46.70|-120.76
Friendship|ME|43.98|-69.33
Blue Lake|CA|40.88|-123.98
Dauphin Island|AL|30.26|-88.11
Vienna Bend|LA|31.73|-93.04
Maggie Valley|NC|35.52|-83.10
Bull Run Mountain Estates|VA|38.90|-77.66
Emory|VA|36.77|-81.84
Foster Brook|PA|41.98|-78.62
West Easton|PA|40.68|-75.24
Ola|AR|35.03|-93.22
Baltic|CT|41.62|-72.08
Halifax|VA|36.77|-78.93
Medford|MN|44.17|-93.25
Millbury|OH|41.57|-83.42
Forest Meadows|CA|38.17|-120.41
Hansen|ID|42.53|-114.30
Diaz|AR|35.64|-91.27
Goodman|MO|36.74|-94.40
Gretna|VA|36.95|-79.36
Toulon|IL|41.09|-89.86
Bloomfield|NY|40.61|-74.18
Gasport|NY|43.20|-78.58
Craig|AK|55.48|-133.15
Norris City|IL|37.98|-88.33
West Canton|NC|35.54|-82.86
Beggs|OK|35.74|-96.07
Gardendale|TX|32.02|-102.38
Hazel Green|WI|42.53|-90.43
Courtland|VA|36.72|-77.07
Arlington|NE|41.45|-96.35
Hallstead|PA|41.96|-75.74
Hilldale|PA|41.29|-75.84
La Huerta|NM|32.44|-104.22
Como|MS|34.51|-89.94
Wetumka|OK|35.24|-96.24
Pamplico|SC|34.00|-79.57
Bevil Oaks|TX|30.15|-94.27
Dimondale|MI|42.65|-84.65
Bethesda|OH|40.02|-81.07
North Key Largo|FL|25.27|-80.32
Beattyville|KY|37.57|-83.71
Thomas|OK|35.74|-98.75
Cavalier|ND|48.79|-97.62
Ashland|NH|43.70|-71.63
Aragon|GA|34.05|-85.06
Bayboro|NC|35.14|-76.77
Clyde|NC|35.53|-82.91
Fulda|MN|43.87|-95.60
Fort Totten|ND|47.98|-98.99
Port Byron|NY|43.03|-76.62
Centre Hall|PA|40.85|-77.69
Laurys Station|PA|40.72|-75.53
Milford|IL|40.63|-87.70
Mulberry|IN|40.34|-86.67
Britton|SD|45.79|-97.75
Chelsea|VT|43.99|-72.45
Algonquin|MD|38.58|-76.11
Ladd|IL|41.38|-89.22
Atkinson|NE|42.53|-98.98
Olcott|NY|43.34|-78.71
Calumet|PA|40.21|-79.49
Laguna|NM|35.04|-107.38
Coosada|AL|32.50|-86.33
Fort Deposit|AL|31.98|-86.58
Dover Beaches North|NJ|39.99|-74.06
Due West|SC|34.33|-82.39
Wolfhurst|OH|40.07|-80.78
Loyal|WI|44.74|-90.50
Kennebunkport|ME|43.36|-70.48
Sheridan|CA|38.98|-121.38
Chatom|AL|31.47|-88.25
Mayo|FL|30.05|-83.17
Conway Springs|KS|37.39|-97.64
Holly Hill|SC|33.32|-80.41
Hydesville|CA|40.55|-124.10
Julesburg|CO|40.99|-102.26
Leadwood|MO|37.87|-90.59
Strawberry Point|IA|42.68|-91.53
Moravia|NY|42.71|-76.42
Phil Campbell|AL|34.35|-87.71
Geronimo|OK|34.48|-98.38
Wildwood|TX|30.52|-94.44
Weston|NJ|40.54|-74.59
Hana|HI|20.76|-155.99
Henry Fork|VA|36.97|-79.87
Arnolds Park|IA|43.37|-95.12
North Bend|NE|41.46|-96.78
Warrenville|SC|33.55|-81.80
Huntsville|TN|36.41|-84.49
Coal Fork|WV|38.32|-81.52
Bradford|ME|45.07|-68.94
Waldoboro|ME|44.10|-69.38
Shenandoah Heights|PA|40.83|-76.21
Newburg|WI|43.43|-88.05
Eldridge|CA|38.35|-122.51
Loganville|PA|39.86|-76.71
Oakland|SC|33.98|-80.49
Falling Water|TN|35.20|-85.25
Hanna City|IL|40.69|-89.80
Sidney|IL|40.03|-88.07
Sullivan|ME|44.52|-68.20
Stockbridge|MI|42.45|-84.18
Rock Port|MO|40.41|-95.52
Haskins|OH|41.46|-83.71
Barneveld|WI|43.02|-89.90
Carnuel|NM|35.06|-106.46
Lemmon|SD|45.94|-102.16
Rogersville|AL|34.83|-87.30
Clarkton|MO|36.45|-89.97
Maysville|OK|34.82|-97.41
Florence|TX|30.84|-97.79
Converse|IN|40.58|-85.87
Wilson|NY|43.31|-78.83
Heidelberg|PA|40.39|-80.09
Chittenden|VT|43.71|-72.95
Omega|GA|31.34|-83.59
Sandoval|IL|38.62|-89.11
Bon Aqua Junction|TN|35.93|-87.31
Manasota Key|FL|26.93|-82.35
Sardis|GA|32.80|-84.64
Renovo|PA|41.33|-77.75
Glenns Ferry|ID|42.95|-115.30
Camillus|NY|43.04|-76.30
Burt|MI|43.24|-83.91
Fort Clark Springs|TX|29.31|-100.42
Chinook|MT|48.59|-109.23
Kenbridge|VA|36.96|-78.13
Edwardsburg|MI|41.80|-86.08
Lake Luzerne|NY|43.31|-73.83
Monticello|WI|42.75|-89.59
Laytonville|CA|39.69|-123.48
Victoria|KS|38.85|-99.15
Westfield|WI|43.88|-89.49
Haven|KS|37.90|-97.78
Fowler|MI|43.00|-84.74
New York Mills|MN|46.52|-95.38
North Collins|NY|42.60|-78.94
Richfield Springs|NY|42.85|-74.99
Redway|CA|40.12|-123.82
Kenwood|OK|36.31|-94.99
Kenton|TN|36.20|-89.01
Minier|IL|40.43|-89.31
Morgandale|OH|41.27|-80.78
Boswell|PA|40.16|-79.03
Hastings|PA|40.67|-78.71
Meadview|AZ|36.00|-114.07
Newcastle|CA|38.87|-121.13
Claude|TX|35.11|-101.36
Wainaku|HI|19.74|-155.09
Skyline-Ganipa|NM|35.03|-107.61
Frisco City|AL|31.43|-87.40
Shelburn|IN|39.18|-87.39
Yale|OK|36.11|-96.70
Alto|TX|31.65|-95.07
Warren|IN|40.68|-85.43
Philadelphia|NY|44.15|-75.71
Cornersville|TN|35.36|-86.84
Gray|TN|36.42|-82.48
Elkview|WV|38.44|-81.48
Cuba|IL|42.18|-88.19
Chesterfield|MA|42.39|-72.84
Mahnomen|MN|47.32|-95.97
Mason|NH|42.74|-71.77
Eaton Estates|OH|41.31|-82.01
Williamsburg|PA|40.46|-78.20
Toledo|IL|39.27|-88.24
Rosa Sanchez|PR|18.06|-65.91
Searsmont|ME|44.36|-69.20
Plainview|NE|42.35|-97.79
Troy|NH|42.82|-72.18
Livingston Manor|NY|41.90|-74.83
Mount Holly|VT|43.45|-72.82
Siletz|OR|44.72|-123.92
Adrian|MN|43.63|-95.93
Edinburg|NY|43.22|-74.10
Marion|WI|44.67|-88.89
Tangent|OR|44.54|-123.11
Point Lookout|NY|40.59|-73.58
Pleasant Hill|OH|40.05|-84.34
South Barre|VT|44.18|-72.51
Glenwood City|WI|45.06|-92.17
Auburn|KS|38.91|-95.82
Boqueron|PR|18.21|-65.85
Hemphill|TX|31.34|-93.85
Wilmot|NH|43.45|-71.91
Friendship|NY|42.21|-78.14
Youngsville|NC|36.02|-78.47
Kenduskeag|ME|44.92|-68.93
Marmaduke|AR|36.19|-90.38
Martindale|TX|29.85|-97.84
Chesterville|ME|44.55|-70.09
Lake Michigan Beach|MI|42.22|-86.37
Cypress Quarters|FL|27.25|-80.81
Paradise Heights|FL|28.62|-81.54
Etna|OH|39.96|-82.68
Litchfield|CT|41.75|-73.19
Royalton|MN|45.83|-94.29
Bridport|VT|43.99|-73.31
Dollar Point|CA|39.19|-120.10
Mission|SD|43.31|-100.66
Jonestown|MS|34.32|-90.46
Mapleton|IA|42.17|-95.79
Clinton|OH|40.93|-81.63
Geneva-on-the-Lake|OH|41.86|-80.95
Teviston|CA|35.93|-119.28
South Henderson|NC|36.31|-78.41
Okeene|OK|36.12|-98.32
Ardmore|TN|34.99|-86.85
Elkader|IA|42.85|-91.41
Ravenna|MI|43.19|-85.94
Scottville|MI|43.95|-86.28
Renville|MN|44.79|-95.21
Woodstock|NH|43.98|-71.69
West Mayfield|PA|40.78|-80.34
Arlington|VT|43.07|-73.15
Theresa|WI|43.52|-88.45
Fraser|CO|39.94|-105.82
Cottonwood|MN|44.61|-95.67
Yutan|NE|41.24|-96.40
Grafton|NH|43.56|-71.94
Canaan|CT|42.03|-73.33
Matheny|CA|36.17|-119.35
Oglethorpe|GA|32.29|-84.06
Lincolnville|SC|33.01|-80.16
Rogers|TX|30.93|-97.23
Belle|WV|38.23|-81.54
Burwell|NE|41.78|-99.13
Salisbury|NH|43.38|-71.72
Doña Ana|NM|32.39|-106.81
Pine Mountain|GA|32.86|-84.85
Duck Hill|MS|33.63|-89.71
Olmito|TX|26.02|-97.53
Oneida|WI|44.50|-88.18
Shullsburg|WI|42.57|-90.23
Ganado|AZ|35.71|-109.54
Mikoma|MS|33.95|-90.28
Dover Beaches South|NJ|39.96|-74.07
Barnsdall|OK|36.56|-96.16
Biglerville|PA|39.93|-77.25
Dalton|PA|41.53|-75.74
Canyon Day|AZ|33.78|-110.03
Palm Beach Shores|FL|26.78|-80.04
Garrochales|PR|18.45|-66.57
Dryden|VA|36.78|-82.94
Little Rock|MN|47.87|-95.11
Duboistown|PA|41.22|-77.04
Sandia Knolls|NM|35.16|-106.31
Boonville|NC|36.23|-80.71
Harkers Island|NC|34.70|-76.56
Brookfield Center|OH|41.24|-80.56
Dakota|WI|43.99|-89.36
Boulder|MT|46.24|-112.12
Lone Oak|TN|35.20|-85.36
Machiasport|ME|44.70|-67.39
Holland|NY|42.64|-78.54
Brodhead|KY|37.40|-84.41
Palmer|PR|18.37|-65.77
Chapmanville|WV|37.97|-82.02
Wauregan|CT|41.74|-71.91
Coleman|MI|43.76|-84.59
Avonia|PA|42.05|-80.27
Townshend|VT|43.05|-72.67
Spur|TX|33.48|-100.86
Tsaile|AZ|36.30|-109.22
Westhaven-Moonstone|CA|41.04|-124.10
Swepsonville|NC|36.02|-79.36
Surf City|NJ|39.66|-74.17
Fuig|PR|17.99|-66.92
Gordonsville|TN|36.17|-85.93
Clarksville|VA|36.62|-78.56
Milford|NJ|40.57|-75.09
Duncansville|PA|40.42|-78.43
Lake Koshkonong|WI|42.91|-88.92
Midpines|CA|37.54|-119.92
Russell|GA|33.98|-83.70
Krotz Springs|LA|30.54|-91.75
Roseland|LA|30.76|-90.51
Roseboro|NC|34.95|-78.51
San Antonio|PR|18.45|-66.30
Cherryfield|ME|44.61|-67.93
Castle Hayne|NC|34.36|-77.90
New Vienna|OH|39.32|-83.69
Hebron|IL|42.47|-88.43
Oakland|NE|41.84|-96.47
New Waterford|OH|40.85|-80.61
Dallesport|WA|45.62|-121.18
Archie|MO|38.48|-94.35
Harbor Springs|MI|45.43|-84.99
Bellerose|NY|40.72|-73.72
Garretson|SD|43.72|-96.50
Fort Davis|TX|30.59|-103.89
Prosperity|SC|34.21|-81.53
Topeka|IN|41.54|-85.54
Mantorville|MN|44.07|-92.76
Las Ochenta|PR|17.98|-66.32
Leetsdale|PA|40.56|-80.21
El Rancho|NM|35.89|-106.08
Lawtell|LA|30.52|-92.18
Homer|IL|40.03|-87.96
Stonington|ME|44.16|-68.67
Brooklyn|MI|42.11|-84.25
Browns Point|WA|47.30|-122.44
Brush Fork|WV|37.28|-81.26
La Harpe|IL|40.58|-90.97
Shell Valley|ND|48.80|-99.86
Woodsboro|MD|39.53|-77.31
Sweetser|IN|40.57|-85.77
Edmore|MI|43.41|-85.04
Spicer|MN|45.23|-94.94
Bass Lake|IN|41.21|-86.60
Montgomery|VT|44.90|-72.64
Clay|CA|38.34|-121.16
Ponderosa Pine|NM|34.98|-106.32
Keenesburg|CO|40.11|-104.52
Jackpot|NV|41.98|-114.67
Guernsey|WY|42.27|-104.74
Center Hill|FL|28.65|-81.99
Villisca|IA|40.93|-94.98
McConnellstown|PA|40.45|-78.08
Bellefonte|DE|39.77|-75.51
Bray|OK|34.64|-97.82
Battle Creek|NE|42.00|-97.60
Lewiston|CA|40.71|-122.81
Locust Fork|AL|33.91|-86.62
Banks Springs|LA|32.08|-92.09
Jeffersonville|OH|39.65|-83.56
Harper|TX|30.30|-99.24
Jewett|TX|31.36|-96.14
Eagle Lake|WI|42.71|-88.13
Maricopa|CA|35.06|-119.40
Paul|ID|42.61|-113.78
Atwood|IL|39.80|-88.46
Byng|OK|34.86|-96.67
Quinnesec|MI|45.81|-87.99
Tubac|AZ|31.61|-111.05
Tahoma|CA|39.07|-120.13
Riddle|OR|42.95|-123.36
Waitsburg|WA|46.27|-118.15
Broxton|GA|31.63|-82.89
Nortonville|KY|37.19|-87.45
Sherwood Shores|TX|33.85|-96.82
Lyndonville|VT|44.53|-72.00
Chualar|CA|36.57|-121.52
Gruver|TX|36.27|-101.41
Happy Camp|CA|41.79|-123.38
Lecompte|LA|31.09|-92.40
Ore City|TX|32.80|-94.72
Third Lake|IL|42.37|-88.01
Elwood|KS|39.76|-94.87
Jewell|IA|42.31|-93.64
New Richland|MN|43.89|-93.49
Parks|AZ|35.26|-111.95
Cool Valley|MO|38.73|-90.31
Balfour|NC|35.35|-82.47
Rutledge|TN|36.28|-83.51
Clendenin|WV|38.49|-81.35
Burnham|ME|44.69|-69.43
Atwood|KS|39.81|-101.04
Lyons|OR|44.77|-122.62
Hooper Bay|AK|61.53|-166.10
Great Neck Gardens|NY|40.80|-73.72
La Puebla|NM|35.99|-106.00
West Mountain|UT|40.06|-111.79
Callahan|FL|30.56|-81.83
Río Cañas Abajo|PR|18.04|-66.47
Kensington|NY|40.65|-73.97
Princeton|WI|43.85|-89.12
Irvington|KY|37.88|-86.28
Sibley|LA|32.54|-93.30
Helena|MS|30.49|-88.50
Lake Lure|NC|35.43|-82.20
Robbins|NC|35.43|-79.59
Central High|OK|34.62|-98.09
Wisner|NE|41.99|-96.91
Apple Creek|OH|40.75|-81.84
Dilkon|AZ|35.39|-110.32
Forest Ranch|CA|39.88|-121.67
Herald|CA|38.30|-121.24
Boley|OK|35.49|-96.48
Colbert|OK|33.85|-96.50
Knox City|TX|33.42|-99.82
Stanberry|MO|40.22|-94.54
Shokan|NY|41.97|-74.21
Washington Mills|NY|43.05|-75.27
Alderson|WV|37.73|-80.64
New Preston|CT|41.68|-73.35
Andalusia|IL|41.44|-90.72
Memphis|MI|42.90|-82.77
South Gull Lake|MI|42.39|-85.40
Constantia|NY|43.25|-76.00
Kinderhook|NY|42.40|-73.70
Mountainhome|PA|41.17|-75.27
Entiat|WA|47.68|-120.21
Lewisville|AR|33.36|-93.58
Lexington|TX|30.42|-97.01
Sam Rayburn|TX|31.06|-94.04
Burlington|ND|48.28|-101.43
Mount Gilead|NC|35.21|-80.00
Laurens|IA|42.85|-94.85
Yorkshire|NY|42.53|-78.47
Fellsburg|PA|40.18|-79.82
Oologah|OK|36.45|-95.71
Paulina|LA|30.03|-90.71
Powderly|TX|33.81|-95.52
Buchanan|VA|37.53|-79.68
Crandon Lakes|NJ|41.12|-74.84
Machias|WA|47.98|-122.05
Newark|AR|35.70|-91.44
Mounds|OK|35.88|-96.06
Monteagle|TN|35.24|-85.84
Valley Mills|TX|31.66|-97.47
Forrest|IL|40.75|-88.41
Fruitdale|OR|42.42|-123.31
Griggsville|IL|39.71|-90.72
Saint Joseph|LA|31.92|-91.23
Paris|MO|39.48|-92.00
West Kennebunk|ME|43.41|-70.58
Hoxie|KS|39.36|-100.44
Hoback|WY|43.28|-110.78
Cave Spring|GA|34.11|-85.34
Pleasanton|KS|38.18|-94.71
Von Ormy|TX|29.29|-98.64
Washington|WV|39.26|-81.67
Union Springs|NY|42.84|-76.69
Reedsville|WI|44.15|-87.96
Albers|IL|38.54|-89.61
Frankston|TX|32.05|-95.51
Goodhue|MN|44.40|-92.62
Louisville|NE|41.00|-96.16
Napanoch|NY|41.74|-74.37
Dale|PA|40.31|-78.90
Archer|FL|29.53|-82.52
Lincoln|MO|38.39|-93.33
Brooksville|MS|33.23|-88.58
Stone Ridge|NY|41.85|-74.14
Wurtsboro|NY|41.58|-74.49
Winterville|GA|33.97|-83.28
Beach Haven|NJ|39.56|-74.24
Meeker|OK|35.50|-96.90
Maricao|PR|18.18|-66.98
Fairfax|MN|44.53|-94.72
Terrytown|NE|41.85|-103.66
Bradenton Beach|FL|27.47|-82.70
Cove Creek|NC|35.61|-83.01
Christiana|PA|39.95|-76.00
Jarrell|TX|30.82|-97.60
Steuben|ME|44.51|-67.97
Bratenahl|OH|41.54|-81.63
Bradford Woods|PA|40.64|-80.08
Lorenzo|TX|33.67|-101.54
Waterville|WA|47.65|-120.07
Bethany Beach|DE|38.54|-75.06
Whitley City|KY|36.72|-84.47
Iowa Colony|TX|29.48|-95.42
Robins Air Force Base|GA|32.61|-83.58
Greenfields|PA|40.36|-75.95
Yellville|AR|36.23|-92.68
Fletcher|OK|34.82|-98.24
Clear Lake Shores|TX|29.55|-95.03
Belle Glade Camp|FL|26.66|-80.68
Mexico Beach|FL|29.95|-85.42
Alto|GA|34.47|-83.57
Grimsley|TN|36.27|-84.98
Lenape Heights|PA|40.76|-79.52
Marianne|PA|41.25|-79.43
Holiday Lakes|TX|29.21|-95.52
Grass Lake|MI|42.25|-84.21
Pigeon|MI|43.83|-83.27
Cobb Island|MD|38.26|-76.84
Big Rock|IL|41.76|-88.55
Canton|ME|44.44|-70.32
Amagansett|NY|40.97|-72.14
Factoryville|PA|41.56|-75.78
Shawneetown|IL|37.71|-88.19
Gettysburg|SD|45.01|-99.96
Punaluu|HI|21.57|-157.88
Warrensburg|IL|39.93|-89.06
Augusta|KY|38.77|-84.01
Plantersville|MS|34.21|-88.66
Remington|IN|40.76|-87.15
Wilton|NH|42.84|-71.74
Windsor|IL|39.44|-88.59
Millbourne|PA|39.96|-75.25
Gales Ferry|CT|41.43|-72.08
Long Beach|IN|41.74|-86.86
Orford|NH|43.91|-72.14
Williamstown|VT|44.12|-72.54
Mineral Springs|AR|33.88|-93.91
Esther|MO|37.85|-90.50
Colfax|WI|45.00|-91.73
Bowling Green|VA|38.05|-77.35
Byers|CO|39.71|-104.23
New Brockton|AL|31.39|-85.93
Keedysville|MD|39.49|-77.70
Baldwin|MI|43.90|-85.85
Colon|MI|41.96|-85.32
East Conemaugh|PA|40.35|-78.88
Cascade Locks|OR|45.67|-121.89
March Air Force Base|CA|33.89|-117.26
Hamilton|GA|32.76|-84.87
Cottonwood Shores|TX|30.56|-98.32
North Webster|IN|41.33|-85.70
Diablo|CA|37.83|-121.96
Deatsville|AL|32.61|-86.40
Valley Falls|KS|39.34|-95.46
Greenup|KY|38.57|-82.83
Franklinville|NC|35.74|-79.69
Marcellus|MI|42.03|-85.82
Vernon|NY|43.08|-75.54
West Park|CA|36.71|-119.85
Drain|OR|43.66|-123.32
Buchanan|GA|33.80|-85.19
Divernon|IL|39.57|-89.66
Oolitic|IN|38.90|-86.53
Cloverport|KY|37.83|-86.63
Wayne|ME|44.35|-70.07
Fivepointville|PA|40.18|-76.05
Diamond Ridge|AK|59.68|-151.56
Juncal|PR|18.31|-66.92
Kingston|IL|42.10|-88.76
Patten|ME|46.00|-68.45
Malvern|OH|40.69|-81.18
Payne|OH|41.08|-84.73
Hiller|PA|40.01|-79.90
Cripple Creek|CO|38.75|-105.18
Franklin Springs|GA|34.28|-83.14
Liberty Center|OH|41.44|-84.01
Zebulon|GA|33.10|-84.34
San Miguel|NM|32.16|-106.73
Marthasville|MO|38.63|-91.06
Palo Seco|PR|18.01|-65.94
Rosharon|TX|29.35|-95.46
Tenaha|TX|31.94|-94.24
Malta|IL|41.93|-88.86
Charlestown|NH|43.24|-72.42
Botkins|OH|40.47|-84.18
Hawley|PA|41.48|-75.18
Monte Rio|CA|38.47|-123.01
Wellsville|MO|39.07|-91.57
Calvert|TX|30.98|-96.67
Chatsworth|IL|40.75|-88.29
Fairhope|PA|40.11|-79.84
Trafalgar|IN|39.42|-86.15
Tallaboa|PR|17.99|-66.72
Ansonia|OH|40.21|-84.64
Rennerdale|PA|40.40|-80.14
Absarokee|MT|45.52|-109.44
Timpson|TX|31.90|-94.40
Grand Meadow|MN|43.71|-92.57
Pandora|OH|40.95|-83.96
Salix|PA|40.30|-78.77
Port Henry|NY|44.05|-73.46
Spring Valley|AZ|34.35|-112.16
Fowler|CO|38.13|-104.02
McGill|NV|39.40|-114.78
Bayard|NE|41.75|-103.32
Challenge-Brownsville|CA|39.46|-121.26
De Lisle|MS|30.38|-89.26
Kellyville|OK|35.94|-96.21
Kingfield|ME|44.96|-70.15
Richmond|NH|42.75|-72.27
Lapwai|ID|46.40|-116.80
Ohatchee|AL|33.78|-86.00
Christmas|FL|28.54|-81.02
Palmona Park|FL|26.69|-81.90
Weeki Wachee Gardens|FL|28.53|-82.63
Vander|NC|35.03|-78.79
Sedgwick|ME|44.30|-68.62
Alma|NE|40.10|-99.36
Clint|TX|31.59|-106.22
Port Orford|OR|42.75|-124.50
Pine Bluffs|WY|41.18|-104.07
Energy|IL|37.77|-89.03
Hebron Estates|KY|38.05|-85.67
Sumidero|PR|18.22|-66.13
Harrisville|NH|42.95|-72.10
Pleasant Valley|NY|41.74|-73.82
Benjamin|UT|40.10|-111.73
Homer|GA|34.33|-83.50
Peabody|KS|38.17|-97.11
Lonaconing|MD|39.57|-78.98
Lake Winnebago|MO|38.83|-94.36
Elbow Lake|MN|45.99|-95.98
La Croft|OH|40.65|-80.60
East Earl|PA|40.11|-76.03
Wamac|IL|38.51|-89.14
Atkins|VA|36.87|-81.42
Craig Beach|OH|41.12|-80.98
Ohkay Owingeh|NM|36.05|-106.07
Josephine|TX|33.06|-96.31
Van Meter|IA|41.53|-93.95
Winfield|IA|41.12|-91.44
Damariscotta|ME|44.03|-69.52
Whitefield|NH|44.37|-71.61
Glenmore|WI|44.39|-87.93
Clay|KY|37.48|-87.82
La Parguera|PR|17.97|-67.05
Ruckersville|VA|38.23|-78.37
Oxford|IN|40.52|-87.25
Danbury|NH|43.53|-71.86
Ellport|PA|40.86|-80.26
Saint Martins|MO|38.59|-92.34
Point Marion|PA|39.74|-79.90
Red Boiling Springs|TN|36.53|-85.85
Sheffield|IA|42.89|-93.22
Athena|OR|45.81|-118.49
Cobden|IL|37.53|-89.25
Springville|IA|42.06|-91.44
Millers Falls|MA|42.58|-72.49
Steep Falls|ME|43.79|-70.65
Birchwood|MN|45.06|-92.98
Edgerton|MN|43.87|-96.13
Comer|GA|34.06|-83.13
Royalton|IL|37.88|-89.11
Mantachie|MS|34.32|-88.49
Advance|NC|35.94|-80.41
Banner Elk|NC|36.16|-81.87
Santa Clara|PR|18.22|-66.13
Union Hall|VA|37.02|-79.69
Nicollet|MN|44.28|-94.19
Ponderay|ID|48.31|-116.53
Rossville|KS|39.14|-95.95
Coldstream|KY|38.31|-85.52
Lilbourn|MO|36.59|-89.62
Lake Park|IA|43.46|-95.32
Danvers|IL|40.53|-89.18
Keuka Park|NY|42.62|-77.09
Lompico|CA|37.11|-122.05
Acalanes Ridge|CA|37.90|-122.08
Vandiver|AL|33.47|-86.51
Martinsville|IL|39.34|-87.88
Ship Bottom|NJ|39.64|-74.18
New Matamoras|OH|39.52|-81.07
Prospect|PA|40.90|-80.05
Sykesville|PA|41.05|-78.82
Taos Pueblo|NM|36.44|-105.54
La Monte|MO|38.77|-93.43
Taos|MO|38.51|-92.07
Elk Run Heights|IA|42.47|-92.26
Westfield Center|OH|41.03|-81.93
Alleghenyville|PA|40.23|-75.99
West Kittanning|PA|40.81|-79.53
Silver Ridge|NJ|39.96|-74.22
Manchaca|TX|30.14|-97.83
Quinebaug|CT|42.02|-71.95
Thomasboro|IL|40.24|-88.18
Akron|IN|41.04|-86.03
Andrews|IN|40.86|-85.60
Edgecomb|ME|43.96|-69.63
Bingham Farms|MI|42.52|-83.27
Princeton|MO|40.40|-93.58
Bergen|NY|43.09|-77.94
Satanta|KS|37.44|-100.97
Grant|NE|40.84|-101.73
Lucama|NC|35.65|-78.01
Parcelas Peñuelas|PR|18.00|-66.34
Oyster Creek|TX|29.00|-95.33
Stromsburg|NE|41.11|-97.60
Sheffield|PA|41.70|-79.04
Speers|PA|40.12|-79.88
Baltic|SD|43.76|-96.74
Cedar Ridge|CA|38.07|-120.28
Los Olivos|CA|34.67|-120.11
Ucon|ID|43.60|-111.96
Macon|IL|39.71|-89.00
Brunswick|NC|34.29|-78.70
Petersburg|MI|41.90|-83.71
Apalachin|NY|42.07|-76.15
Hanover|OH|40.08|-82.26
Tatamy|PA|40.74|-75.26
Salisbury|VT|43.90|-73.10
Thornton|CA|38.23|-121.42
Ellicott|CO|38.84|-104.39
Petersburg|TX|33.87|-101.60
Ransom Canyon|TX|33.53|-101.68
French Settlement|LA|30.30|-90.80
Hillsboro|MS|32.46|-89.51
Quebrada|PR|18.36|-66.83
China|TX|30.05|-94.34
Davidsville|PA|40.23|-78.94
Talmage|CA|39.13|-123.17
Fort Gaines|GA|31.61|-85.05
Central City|IL|41.24|-88.28
Holland|TX|30.88|-97.40
Jolivue|VA|38.11|-79.07
Paradise|PA|40.01|-76.13
Greenville|CA|40.14|-120.95
Summerdale|AL|30.49|-87.70
Wattsville|VA|37.93|-75.50
Washburn|IL|40.92|-89.29
Townsend|MA|42.67|-71.71
Lexington|MI|43.27|-82.53
Aguanga|CA|33.44|-116.87
Riverdale Park|CA|37.61|-121.05
Church Rock|NM|35.53|-108.60
Anton|TX|33.81|-102.16
Morton|WA|46.56|-122.28
Cordry Sweetwater Lakes|IN|39.30|-86.12
Remerton|GA|30.84|-83.31
Elton|LA|30.48|-92.70
Glidden|IA|42.06|-94.73
Grabill|IN|41.21|-84.97
Boise City|OK|36.73|-102.51
Woodsville|NH|44.15|-72.04
Saylorsburg|PA|40.90|-75.32
Spring Glen|UT|39.66|-110.85
Cullen|LA|32.97|-93.45
Lake View|IA|42.31|-95.05
Camp Point|IL|40.04|-91.07
Harris|MN|45.59|-92.97
Castanea|PA|41.12|-77.43
Collinsburg|PA|40.22|-79.77
Strum|WI|44.55|-91.39
Camargo|KY|37.99|-83.89
Lone Jack|MO|38.87|-94.17
Atwater|MN|45.14|-94.78
Nassau|NY|42.52|-73.61
South Corning|NY|42.12|-77.04
Galeton|PA|41.73|-77.64
Groton|MA|42.61|-71.57
Hamlin|WV|38.28|-82.10
Tyhee|ID|42.95|-112.47
Boling|TX|29.26|-95.94
Cando|ND|48.49|-99.21
East Hampton|NY|40.96|-72.18
Earlston|PA|40.01|-78.37
Angel Fire|NM|36.39|-105.29
Paducah|TX|34.01|-100.30
Lamboglia|PR|17.98|-65.99
Rochelle|GA|31.95|-83.46
Silver Grove|KY|39.03|-84.39
Friars Point|MS|34.37|-90.64
Greene|IA|42.90|-92.80
South Pekin|IL|40.49|-89.65
Creighton|NE|42.47|-97.91
Dane|WI|43.25|-89.50
La Coste|TX|29.31|-98.81
Brookneal|VA|37.05|-78.94
Deltaville|VA|37.55|-76.34
University Heights|IA|41.66|-91.56
Morocco|IN|40.95|-87.45
Stevensville|MI|42.01|-86.52
Andover|OH|41.61|-80.57
Continental|OH|41.10|-84.27
Mountainaire|AZ|35.09|-111.67
Texico|NM|34.39|-103.05
Cayuga|IN|39.95|-87.46
Logan Elm Village|OH|39.57|-82.95
Groveton|NH|44.60|-71.51
Schall Circle|FL|26.72|-80.12
Plano|KY|36.88|-86.42
Potomac Heights|MD|38.61|-77.14
Cane Savannah|SC|33.90|-80.45
Fairbank|IA|42.64|-92.05
Malvern|IA|41.00|-95.59
Assumption|IL|39.52|-89.05
Louisville|IL|38.77|-88.50
Charlestown|MD|39.57|-75.97
Gilbert|IA|42.11|-93.65
Milford|WI|43.10|-88.85
Rocksprings|TX|30.02|-100.21
Merryville|LA|30.75|-93.54
Glasgow|VA|37.63|-79.45
Ogden Dunes|IN|41.62|-87.19
Bevent|WI|44.77|-89.39
Occidental|CA|38.41|-122.95
Beach|ND|46.92|-104.00
Los Indios|TX|26.05|-97.74
Leicester|VT|43.87|-73.11
Berry|AL|33.66|-87.60
Worcester|NY|42.59|-74.75
Stiles|PA|40.67|-75.51
Highfield-Cascade|MD|39.72|-77.48
Mesquite|NM|32.16|-106.70
Blue Mound|IL|39.70|-89.12
La Cygne|KS|38.35|-94.76
Bogata|TX|33.47|-95.21
Marion|TX|29.57|-98.14
New Summerfield|TX|31.98|-95.09
Fruitport|MI|43.13|-86.15
Marion Center|MA|41.70|-70.76
Bronson|FL|29.45|-82.64
Greenback|TN|35.66|-84.17
Brussels|WI|44.74|-87.62
Tyler|MN|44.28|-96.13
Barataria|LA|29.72|-90.12
Kissee Mills|MO|36.68|-93.05
Rutherford|TN|36.13|-88.99
Housatonic|MA|42.25|-73.37
Cochranton|PA|41.52|-80.05
Caliente|NV|37.61|-114.51
Somers|MT|48.08|-114.22
Upton|WY|44.10|-104.63
Lovington|IL|39.72|-88.63
Carville|LA|30.22|-91.10
Bufalo|PR|18.42|-66.57
Edina|MO|40.17|-92.17
Mechanicsville|IA|41.90|-91.25
Nauvoo|IL|40.55|-91.38
Greenville|NH|42.77|-71.81
Dollar Corner|WA|45.78|-122.60
Saint Ansgar|IA|43.38|-92.92
Dixmont|ME|44.68|-69.16
Lowellville|OH|41.04|-80.54
Potter Lake|WI|42.82|-88.35
Hilbert|WI|44.14|-88.16
La Union|NM|31.95|-106.66
Ballard|UT|40.29|-109.94
Parkin|AR|35.26|-90.57
Hiland Park|FL|30.20|-85.63
Erie|KS|37.57|-95.24
Cole Camp|MO|38.46|-93.20
Cut and Shoot|TX|30.33|-95.36
Little Valley|NY|42.25|-78.81
Osceola Mills|PA|40.85|-78.27
Frederic|WI|45.66|-92.47
Parachute|CO|39.45|-108.05
Seabeck|WA|47.64|-122.83
Albany|LA|30.50|-90.58
Bull Valley|IL|42.32|-88.36
Harleigh|PA|40.98|-75.97
Desert Shores|CA|33.40|-116.04
Glasgow|MO|39.23|-92.85
Purdy|MO|36.82|-93.92
Terry|MS|32.10|-90.29
Baxter|IA|41.83|-93.15
Bally|PA|40.40|-75.59
Boyceville|WI|45.04|-92.04
Maxwell|CA|39.28|-122.19
Luxora|AR|35.76|-89.93
Kent City|MI|43.22|-85.75
Sulphur Springs|AR|34.18|-92.12
Black Diamond|FL|28.91|-82.49
South Shore|KY|38.72|-82.96
Leonville|LA|30.47|-91.98
Hilltop Lakes|TX|31.08|-96.20
McCloud|CA|41.26|-122.14
Ravensdale|WA|47.35|-121.98
Port Republic|NJ|39.52|-74.49
Bassett|VA|36.76|-79.99
Mountain Road|VA|36.76|-78.99
Conrad|IA|42.22|-92.87
Rockford|OH|40.69|-84.65
South Canal|OH|41.18|-80.99
Knox|PA|41.23|-79.54
Milesburg|PA|40.94|-77.78
Hustisford|WI|43.35|-88.60
Amelia Court House|VA|37.34|-77.98
Tivoli|NY|42.06|-73.91
Inyokern|CA|35.65|-117.81
Howey-in-the-Hills|FL|28.72|-81.77
Saint Jacob|IL|38.71|-89.77
Rosenhayn|NJ|39.48|-75.13
Wildwood|TN|35.80|-83.87
Russiaville|IN|40.42|-86.27
Talihina|OK|34.75|-95.05
Wiscasset|ME|44.00|-69.67
Alexandria Bay|NY|44.34|-75.92
White Haven|PA|41.06|-75.77
Cashton|WI|43.74|-90.78
Mansfield|AR|35.06|-94.25
Republic|PA|39.96|-79.88
Howland|ME|45.24|-68.66
Holgate|OH|41.25|-84.13
Athens|WI|45.03|-90.07
Annville|KY|37.32|-83.97
Clay City|KY|37.86|-83.92
Hall Park|OK|35.24|-97.41
Markle|IN|40.82|-85.34
Hebron|ME|44.20|-70.41
Bloomfield|PA|40.46|-79.95
Salcha|AK|64.52|-146.90
Minor|AL|33.54|-86.94
Farmersburg|IN|39.25|-87.38
Catahoula|LA|30.21|-91.71
Maysville|MO|39.89|-94.36
Dellwood|MN|45.09|-92.97
Madison Lake|MN|44.20|-93.82
Marlborough|NH|42.90|-72.21
Greenvale|NY|40.81|-73.63
Jefferson Heights|NY|42.23|-73.88
Pioneer|CA|38.43|-120.57
Whitehall|MT|45.87|-112.10
Yamhill|OR|45.34|-123.19
Lumpkin|GA|32.05|-84.80
Erick|OK|35.22|-99.87
Roslyn Harbor|NY|40.82|-73.64
Light Street|PA|41.04|-76.42
Shinglehouse|PA|41.96|-78.19
Coulee Dam|WA|47.97|-118.98
Barnes Lake-Millers Lake|MI|43.18|-83.31
Dierks|AR|34.12|-94.02
Hebron|MD|38.42|-75.69
Appleton City|MO|38.19|-94.03
Esperanza|PR|18.10|-65.47
Gifford|IL|40.31|-88.02
Basin City|WA|46.59|-119.15
Monongah|WV|39.46|-80.22
Gilbert Creek|WV|37.58|-81.89
Carson City|MI|43.18|-84.85
Oxford|NJ|40.80|-74.99
Peach Springs|AZ|35.53|-113.43
Carriage Club|CO|39.53|-104.90
Arivaca Junction|AZ|31.73|-111.06
Marbleton|WY|42.55|-110.11
Meridian Station|MS|32.55|-88.62
De Soto|IA|41.53|-94.01
Northfield|MA|42.70|-72.45
Sherburn|MN|43.65|-94.73
Bradbury|CA|34.15|-117.97
Unadilla|NY|42.33|-75.31
Raubsville|PA|40.64|-75.19
Plains|KS|37.26|-100.59
Pleasant Hill|NC|35.87|-79.48
Palmarejo|PR|18.04|-67.08
Towaoc|CO|37.20|-108.73
Lowell|OR|43.92|-122.78
Oskaloosa|KS|39.22|-95.31
Astoria|IL|40.23|-90.36
Boothbay Harbor|ME|43.85|-69.63
Dexter|NY|44.01|-76.04
Lannon|WI|43.15|-88.17
Washington|KS|39.82|-97.05
Panora|IA|41.69|-94.36
Easton|WI|43.84|-89.81
Mount Morris|WI|44.11|-89.19
Alamo|NM|34.42|-107.51
Midway|AR|36.39|-92.46
Woodworth|LA|31.15|-92.50
Asherton|TX|28.44|-99.76
Hillside Lake|NY|41.61|-73.80
Centerfield|UT|39.13|-111.82
McCaysville|GA|34.99|-84.37
Billings|MO|37.07|-93.55
Lake Secession|SC|34.28|-82.59
Tipton|PA|40.64|-78.30
Fountain Green|UT|39.63|-111.64
Gilcrest|CO|40.28|-104.78
Kenmare|ND|48.67|-102.08
Rosiclare|IL|37.42|-88.35
Chetopa|KS|37.04|-95.09
New Franklin|MO|39.02|-92.74
Luttrell|TN|36.20|-83.74
Markham|TX|28.96|-96.07
Hamburg|IA|40.60|-95.66
Flanagan|IL|40.88|-88.86
Frankfort|ME|44.61|-68.88
Dollar Bay|MI|47.12|-88.51
Norlina|NC|36.45|-78.20
Sciotodale|OH|38.75|-82.87
Pembroke|VA|37.32|-80.64
Fayette|ME|44.41|-70.03
Wanamingo|MN|44.30|-92.79
Little Round Lake|WI|45.96|-91.37
Yarrow Point|WA|47.65|-122.22
Hawi|HI|20.24|-155.83
Pennsboro|WV|39.29|-80.97
Califon|NJ|40.72|-74.84
New Bloomfield|PA|40.42|-77.19
Alamo|NV|37.36|-115.16
Van Lear|KY|37.77|-82.76
Aplington|IA|42.58|-92.88
Keystone|CO|39.60|-105.99
Steele|AL|33.94|-86.20
Kempner|TX|31.08|-98.00
Lindsay|TX|33.64|-97.22
Lawrenceville|VA|36.76|-77.85
Almedia|PA|41.01|-76.38
Nashville|IN|39.21|-86.25
Bowling Green|MD|39.62|-78.80
Bodega Bay|CA|38.33|-123.05
Atoka|NM|32.77|-104.39
Langley|WA|48.04|-122.41
Heritage Creek|KY|38.12|-85.72
Maud|OK|35.13|-96.78
Gholson|TX|31.70|-97.22
Pine Island|TX|30.06|-96.04
Nellysford|VA|37.89|-78.87
Dixfield|ME|44.53|-70.46
Hector|MN|44.74|-94.72
New Castle|NH|43.07|-70.72
Colony Park|PA|40.35|-75.98
Pickens|MS|32.88|-89.97
Sunflower|MS|33.54|-90.54
Limestone|ME|46.91|-67.83
Rafter J Ranch|WY|43.43|-110.80
Newellton|LA|32.07|-91.24
Stover|MO|38.44|-92.99
Wade|MS|30.64|-88.57
Forest Park|OK|35.50|-97.45
Dodson Branch|TN|36.31|-85.53
Obion|TN|36.26|-89.19
Champlain|NY|44.99|-73.45
Eureka|MT|48.88|-115.05
Oakland|OK|34.10|-96.79
Brownsboro|TX|32.30|-95.61
Lavalette|WV|38.32|-82.45
Belle Vernon|PA|40.13|-79.87
Central City|PA|40.11|-78.80
Oakfield|WI|43.69|-88.55
Stillman Valley|IL|42.11|-89.18
Bessemer|PA|40.97|-80.49
De Smet|SD|44.39|-97.55
Williams|OR|42.22|-123.27
Republic|WA|48.65|-118.74
New Century|KS|38.82|-94.90
Crocker|MO|37.95|-92.26
Maud|TX|33.33|-94.34
Redwater|TX|33.36|-94.25
Jefferson|NH|44.42|-71.47
Stamford|NY|42.41|-74.61
Luck|WI|45.58|-92.48
Marcus|IA|42.83|-95.81
Celoron|NY|42.11|-79.28
Prospect|OH|40.45|-83.19
Elwood|UT|41.69|-112.14
Arnaudville|LA|30.40|-91.93
Wister|OK|34.97|-94.72
Chico|TX|33.30|-97.80
Godley|TX|32.45|-97.53
Edinburg|VA|38.82|-78.57
Truman|MN|43.83|-94.44
Minetto|NY|43.40|-76.48
Batesville|TX|28.95|-99.62
Convoy|OH|40.92|-84.70
Gaston|NC|36.50|-77.64
New Hope|TN|35.01|-85.66
Hill Country Village|TX|29.58|-98.49
Greenwood|DE|38.81|-75.59
Richton|MS|31.35|-88.94
Saint Paul|TX|33.04|-96.55
Prices Fork|VA|37.21|-80.49
Town Creek|AL|34.68|-87.41
Frankfort|OH|39.40|-83.18
Bellaire|MI|44.98|-85.21
Northville|NY|40.97|-72.62
Seneca|PA|41.38|-79.70
Portland|WI|43.77|-90.86
Ash Flat|AR|36.22|-91.61
Ames|TX|31.52|-97.78
Shelton|NE|40.78|-98.73
Curtisville|PA|40.64|-79.85
New Philadelphia|PA|40.72|-76.12
Sand Point|AK|55.34|-160.50
Magas Arriba|PR|18.02|-66.77
Brooks|ME|44.55|-69.12
Baudette|MN|48.71|-94.60
New Cumberland|WV|40.50|-80.61
Joseph|OR|45.35|-117.23
Goreville|IL|37.55|-88.97
Fairland|OK|36.75|-94.85
Runge|TX|28.88|-97.71
South Ashburnham|MA|42.61|-71.94
Pocono Ranch Lands|PA|41.16|-74.95
Blackwater|AZ|33.03|-111.58
Willow Valley|AZ|34.91|-114.61
Porcupine|SD|43.24|-102.33
Moorcroft|WY|44.26|-104.95
Mountain City|GA|34.92|-83.39
Maringouin|LA|30.49|-91.52
Newark|TX|33.00|-97.48
Roscommon|MI|44.50|-84.59
Center Harbor|NH|43.71|-71.46
Poestenkill|NY|42.69|-73.56
Lincoln|PA|40.32|-79.85
Martin|SD|43.17|-101.73
Nahunta|GA|31.20|-81.98
Bolivar|WV|39.32|-77.75
McKinley Heights|OH|41.18|-80.72
Wink|TX|31.75|-103.16
Gerber|CA|40.06|-122.15
Mound City|MO|40.13|-95.23
Sylvan Beach|NY|42.46|-77.11
Upper Bear Creek|CO|39.62|-105.42
Horatio|AR|33.94|-94.36
Newport|DE|39.71|-75.61
Delevan|NY|42.49|-78.48
Lake Nebagamon|WI|46.51|-91.70
North Edwards|CA|35.02|-117.83
Daniel|UT|40.47|-111.41
The Galena Territory|IL|42.39|-90.33
De Kalb|MS|32.77|-88.65
Cedar Bluff|VA|37.09|-81.76
Weeping Water|NE|40.87|-96.14
Hill|NH|43.52|-71.70
Double Springs|AL|34.15|-87.40
Hoopers Creek|NC|35.44|-82.47
Reading|MI|41.84|-84.75
Sanbornville|NH|43.55|-71.03
Tuscarawas|OH|40.39|-81.41
Schoeneck|PA|40.24|-76.17
Velda Village Hills|MO|38.69|-90.29
Tom Bean|TX|33.52|-96.48
George|IA|43.34|-96.00
Lynn|IN|40.05|-84.94
Elgin|MN|44.13|-92.25
Belfield|ND|46.89|-103.20
Coburg|OR|44.14|-123.07
Highland|AR|36.28|-91.52
Solomon|KS|38.92|-97.37
Kearney Park|MS|32.59|-90.32
Ray City|GA|31.07|-83.20
Palo|IA|42.07|-91.80
Ivyland|PA|40.21|-75.07
Yoncalla|OR|43.60|-123.28
Bloomfield|KY|37.91|-85.32
Supreme|LA|29.86|-90.98
Uhland|TX|29.96|-97.79
Saybrook Manor|CT|41.29|-72.40
Etna|ME|44.82|-69.11
Westfield|PA|41.92|-77.54
Upper Lake|CA|39.16|-122.91
Twin Lakes|NM|35.71|-108.77
Clinton|MT|46.77|-113.71
De Land Southwest|FL|29.01|-81.31
Edinburg|IL|39.66|-89.39
Northfield|KY|38.29|-85.64
Williamsport|OH|39.59|-83.12
Gorman|TX|32.21|-98.67
Lake Saint Croix Beach|MN|44.92|-92.77
Pender|NE|42.11|-96.71
Ashton|ID|44.07|-111.45
Plains|MT|47.46|-114.88
Cambridge|NE|40.28|-100.17
Jeffersonville|GA|32.69|-83.35
Melville|LA|30.69|-91.74
Rowland|NC|34.54|-79.29
Afton|OK|36.69|-94.96
Inman Mills|SC|35.04|-82.10
Concord|MI|42.18|-84.64
Luckey|OH|41.45|-83.49
Yeagertown|PA|40.64|-77.58
Clark|SD|44.88|-97.73
Millersport|OH|39.90|-82.53
Beaverton|MI|43.88|-84.48
Keewatin|MN|47.40|-93.07
Tyndall|SD|42.99|-97.86
Georgetown|CO|39.71|-105.70
Sterling City|TX|31.84|-100.98
Rhodhiss|NC|35.77|-81.43
Caddo|OK|34.13|-96.26
McConnellsburg|PA|39.93|-78.00
Ricardo|TX|27.42|-97.85
Carlton|MN|46.66|-92.42
Shelter Island Heights|NY|41.08|-72.36
Bear Rocks|PA|40.12|-79.46
Alto|WI|43.68|-88.80
Bear Creek|AL|34.27|-87.70
Marvell|AR|34.56|-90.91
Steinhatchee|FL|29.67|-83.39
Altamont|KS|37.19|-95.30
Watson|LA|30.58|-90.95
Jamaica Beach|TX|29.19|-94.98
Redland|TX|31.40|-94.72
Eagle|NE|40.82|-96.43
Lakeview|OH|40.48|-83.92
New Shoreham|RI|41.17|-71.56
London|AR|35.33|-93.25
Cyril|OK|34.90|-98.20
Colfax|IL|40.57|-88.62
Otisville|NY|41.47|-74.54
Naco|AZ|31.34|-109.95
Stedman|NC|35.01|-78.69
Riverside|IA|41.48|-91.58
Stony Creek Mills|PA|40.35|-75.87
Kaanapali|HI|20.93|-156.69
Shelby|AL|33.11|-86.58
Campti|LA|31.89|-93.12
Garrett Park|MD|39.04|-77.09
Sidney|IA|40.75|-95.65
Denmark|ME|43.97|-70.80
Waterloo|NE|41.29|-96.29
Yorkville|OH|40.15|-80.71
Rio|WI|43.45|-89.24
Hart|TX|34.39|-102.12
Wurtland|KY|38.55|-82.78
Saint Jo|TX|33.69|-97.52
Rosendale|WI|43.81|-88.67
Challis|ID|44.50|-114.23
Grand Coulee|WA|47.94|-119.00
Bogart|GA|33.95|-83.53
Ryland Heights|KY|38.96|-84.46
Hannawa Falls|NY|44.61|-74.97
Captains Cove|VA|37.99|-75.42
Sedan|KS|37.13|-96.19
Gideon|MO|36.45|-89.92
White Plains|NC|36.45|-80.63
Pasatiempo|CA|37.00|-122.03
Masaryktown|FL|28.44|-82.46
Statenville|GA|30.70|-83.03
Odin|IL|38.62|-89.05
New Waverly|TX|30.54|-95.48
Clear Lake|WI|45.25|-92.27
Akutan|AK|54.13|-165.78
Quail Ridge|FL|28.35|-82.56
Sunman|IN|39.24|-85.09
Chauncey|OH|39.40|-82.13
Lasara|TX|26.46|-97.91
Dickeyville|WI|42.63|-90.59
Linton|ND|46.27|-100.23
Humansville|MO|37.79|-93.58
Stoneville|NC|36.47|-79.91
Amherst|WI|44.45|-89.28
Hackberry|TX|33.15|-96.92
Windemere|TX|30.46|-97.65
Frenchville|ME|47.28|-68.38
Millington|MI|43.28|-83.53
Bridgewater|NH|43.64|-71.74
Palenville|NY|42.17|-74.02
Nashville|WI|45.52|-89.02
Mount Hermon|CA|37.05|-122.06
Mission|OR|45.67|-118.68
Nickerson|KS|38.15|-98.08
Ninnekah|OK|34.95|-97.92
La Plena|PR|18.05|-66.20
Falcon Lake Estates|TX|26.87|-99.26
Eden Valley|MN|45.33|-94.55
Shafer|MN|45.39|-92.75
North Tunica|MS|34.70|-90.38
Winchester|OH|38.94|-83.65
Clarkston|MI|42.74|-83.42
Elbridge|NY|43.03|-76.45
Beaverdale|PA|40.32|-78.70
Washington|VT|44.11|-72.43
Boonville|CA|39.01|-123.37
Pacific City|OR|45.20|-123.96
Yosemite Valley|CA|37.74|-119.58
Highland|MD|39.18|-76.96
Santa Anna|TX|31.74|-99.32
Lempster|NH|43.24|-72.21
Flint City|AL|34.52|-86.97
Urbancrest|OH|39.90|-83.09
Mendon|VT|43.65|-72.93
Turtle Lake|WI|45.39|-92.14
Smith|NV|38.80|-119.33
Scobey|MT|48.79|-105.42
Geronimo|TX|29.66|-97.97
Lily Lake|IL|41.95|-88.48
Wakeman|OH|41.25|-82.40
Ordway|CO|38.22|-103.76
Saint Paul|IN|39.43|-85.63
Stonewall|MS|32.13|-88.79
Las Marías|PR|18.25|-66.99
Zena|NY|42.02|-74.08
Blue Ball|PA|40.12|-76.05
Waldo|FL|29.79|-82.17
Meigs|GA|31.07|-84.09
Caldwell|KS|37.03|-97.61
Eclectic|AL|32.64|-86.03
Poseyville|IN|38.17|-87.78
Saint Michaels|MD|38.79|-76.22
Marlinton|WV|38.22|-80.09
Allison|IA|42.75|-92.80
Castine|ME|44.39|-68.80
Garland|ME|45.04|-69.16
North Branch|MI|43.23|-83.20
Bethany|WV|40.21|-80.56
Phillips|ME|44.82|-70.34
Saticoy|CA|34.28|-119.15
Aurora|UT|38.92|-111.93
Morrisonville|IL|39.42|-89.46
Worden|IL|38.93|-89.84
Taylorsville|KY|38.03|-85.34
Wortham|TX|31.79|-96.46
Kenwood|CA|38.41|-122.55
Farm Loop|AK|61.64|-149.14
Altamont|TN|35.43|-85.72
Fairchilds|TX|29.43|-95.78
Plum Grove|TX|32.20|-96.99
Pierceton|IN|41.20|-85.71
Green Valley|CA|38.25|-122.16
Browning|MT|48.56|-113.01
Reynolds|GA|32.56|-84.10
Ramsey|IL|39.14|-89.11
Wiley Ford|WV|39.61|-78.78
Plandome Heights|NY|40.80|-73.70
Alpaugh|CA|35.89|-119.49
Minturn|CO|39.59|-106.43
Tiki Island|TX|29.30|-94.92
Coal Hill|AR|35.44|-93.67
Mount Ida|AR|34.56|-93.63
Trappe|MD|38.66|-76.06
Occoquan|VA|38.68|-77.26
Terramuggus|CT|41.64|-72.47
Newark|IL|41.54|-88.58
South Waverly|PA|42.00|-76.54
Moapa Town|NV|36.68|-114.59
Overbrook|KS|38.78|-95.56
Oxford|KS|37.27|-97.17
Kingston|OH|39.47|-82.91
Peña Pobre|PR|18.22|-65.82
Groveton|TX|31.05|-95.13
Sheldon|IL|40.77|-87.56
Wanatah|IN|41.43|-86.90
Penryn|PA|40.21|-76.37
Houck|AZ|35.28|-109.21
Johnstonville|CA|40.38|-120.59
Fyffe|AL|34.45|-85.90
Lyndon|KS|38.61|-95.68
Deweyville|TX|30.30|-93.74
Chebanse|IL|41.00|-87.91
Lake Shore|MN|46.49|-94.36
Macy|NE|42.11|-96.36
Brownville|NY|44.01|-75.98
Royalton|PA|40.19|-76.73
Mesa Verde|CA|33.61|-114.73
Seelyville|IN|39.49|-87.27
Georgetown|PA|41.23|-75.87
North English|IA|41.51|-92.08
Walton|IN|40.66|-86.24
Wittenberg|WI|44.83|-89.17
Palouse|WA|46.91|-117.08
McLeansville|NC|36.11|-79.66
McCullom Lake|IL|42.37|-88.29
Healy|AK|63.86|-148.97
Greenfield|IL|39.34|-90.21
Abbottstown|PA|39.89|-76.98
Stetson|ME|44.89|-69.14
McGraw|NY|42.60|-76.09
Manchester|WI|43.69|-89.05
Robert Lee|TX|31.89|-100.48
Buckeystown|MD|39.33|-77.43
Edwards|MS|32.33|-90.61
Riesel|TX|31.47|-96.92
Rockwell|IA|42.99|-93.19
Rome|ME|44.59|-69.87
Naples|NY|42.62|-77.40
Bradner|OH|41.32|-83.44
Falls Creek|PA|41.15|-78.80
Plummer|ID|47.34|-116.89
Six Shooter Canyon|AZ|33.37|-110.77
Meredosia|IL|39.83|-90.56
Dunbar|PA|39.98|-79.61
Rushmere|VA|37.07|-76.68
Danville|OH|40.45|-82.26
Albany|WI|42.71|-89.44
Santa Clara Pueblo|NM|35.97|-106.09
Tanner|WA|47.48|-121.75
Chevak|AK|61.53|-165.59
Caledonia|MS|33.68|-88.32
Cape Charles|VA|37.27|-76.02
Paullina|IA|42.98|-95.69
Jerome|PA|40.21|-78.98
Beckemeyer|IL|38.61|-89.44
West Cape May|NJ|38.94|-74.94
Fish Lake|IN|41.57|-86.55
Soda Bay|CA|39.00|-122.79
Tonasket|WA|48.71|-119.44
Oilton|OK|36.08|-96.58
Southmayd|TX|33.63|-96.77
Motley|VA|37.07|-79.34
Wolcottville|IN|41.53|-85.37
Mill Neck|NY|40.89|-73.56
Stoneboro|PA|41.34|-80.11
Cherokee|AL|34.76|-87.97
Leesburg|AL|34.18|-85.76
Limestone Creek|FL|26.94|-80.14
Masonville|KY|37.68|-87.03
Metcalfe|MS|33.45|-91.01
Berryville|TX|32.09|-95.47
Goodland|IN|40.76|-87.29
Taylors Falls|MN|45.40|-92.65
North Bibb|AL|33.20|-87.15
Lovell|ME|44.13|-70.89
Friend|NE|40.65|-97.29
Enlow|PA|40.45|-80.23
New Columbia|PA|41.04|-76.87
Greenwood|WI|44.77|-90.60
Lincoln|MT|46.95|-112.68
Wayne City|IL|38.35|-88.59
Bude|MS|31.46|-90.85
Eddyville|IA|41.16|-92.64
Preston|IA|42.05|-90.41
Kittery Point|ME|43.08|-70.71
Loup City|NE|41.28|-98.97
Baxter Estates|NY|40.83|-73.70
Earth|TX|34.23|-102.41
Electric City|WA|47.93|-119.04
Lake Latonka|PA|41.29|-80.18
Payson|IL|39.82|-91.24
Kiowa|KS|37.02|-98.49
Indian Hills Cherokee Section|KY|38.28|-85.65
Gorman|NC|36.04|-78.82
Audubon Park|NJ|39.90|-75.09
Yoe|PA|39.91|-76.64
Bradford|TN|36.08|-88.81
East Gull Lake|MN|46.41|-94.36
Beach City|OH|40.65|-81.58
Jamaica|VT|43.10|-72.78
Highland|KS|39.86|-95.27
Lakeview|MI|42.30|-85.21
Arapahoe|NE|40.30|-99.90
Beatty|NV|36.91|-116.76
Lake Mack-Forest Hills|FL|29.00|-81.42
Quinton|OK|35.12|-95.37
Webster Springs|WV|38.48|-80.41
Barre|MA|42.42|-72.11
Hadley|NY|43.32|-73.85
Palo Alto|PA|40.69|-76.17
King Cove|AK|55.06|-162.32
Nevada|TX|33.04|-96.37
Andover|NY|42.16|-77.80
Mantua|OH|41.28|-81.22
Ouray|CO|38.02|-107.67
Sherrills Ford|NC|35.62|-80.99
Athens|MI|42.09|-85.23
Springfield|NH|43.50|-72.03
North Randall|OH|41.43|-81.53
Enhaut|PA|40.23|-76.83
Clarks|LA|32.03|-92.14
Derma|MS|33.86|-89.28
Farmersville|OH|39.68|-84.43
Red Lick|TX|33.46|-94.17
King City|MO|40.05|-94.52
Bolivar|NY|43.07|-75.89
Glandorf|OH|41.03|-84.08
Chicora|PA|40.95|-79.74
Niland|CA|33.24|-115.52
La Center|KY|37.08|-88.97
Ellerbe|NC|35.07|-79.76
Parkers Prairie|MN|46.15|-95.33
Thompson|ND|47.77|-97.11
Island City|OR|45.34|-118.04
South Lebanon|OR|44.51|-122.90
Maysville|NC|34.90|-77.23
Thornport|OH|39.91|-82.41
Despard|WV|39.29|-80.31
Chama|NM|36.90|-106.58
Newport|OH|39.39|-81.23
Glasford|IL|40.57|-89.81
Wendell|MA|42.55|-72.40
Stratford|NH|44.66|-71.56
Tribes Hill|NY|42.96|-74.29
Spring Ridge|PA|40.35|-75.99
Minkler|CA|36.72|-119.46
Hawesville|KY|37.90|-86.75
Prentiss|MS|31.60|-89.87
Ringling|OK|34.18|-97.59
Hubbard Lake|MI|44.76|-83.54
Pioche|NV|37.93|-114.45
Spring City|UT|39.48|-111.50
Clear Lake|WA|48.46|-122.23
Watterson Park|KY|38.19|-85.68
Brightwood|VA|38.42|-78.19
Hartford|ME|44.37|-70.35
Troy|ME|44.66|-69.24
Vineland|MN|46.16|-93.76
Donald|OR|45.22|-122.84
Woodville|MS|31.10|-91.30
Columbus|NC|35.25|-82.20
Parker|SD|43.40|-97.14
Balsam Lake|WI|45.45|-92.45
Dighton|KS|38.48|-100.47
Carrollton|AL|33.26|-88.10
Troy|KS|39.78|-95.09
Medford|OK|36.81|-97.73
Sutton|WV|38.66|-80.71
Green Lake|WI|43.84|-88.96
Tunica|MS|34.68|-90.38
Milford|PA|39.95|-79.10
Harlowton|MT|46.44|-109.83
Grundy|VA|37.28|-82.10
Bristol|FL|30.43|-84.98
Jonesville|VA|36.69|-83.11
Georgetown|GA|31.98|-81.23
Franklin|GA|33.28|-85.10
New London|MO|39.59|-91.40
Red Cloud|NE|40.09|-98.52
Ipswich|SD|45.44|-99.03
Gainesboro|TN|36.36|-85.66
Hallock|MN|48.77|-96.95
Keosauqua|IA|40.73|-91.96
Cooperstown|ND|47.44|-98.12
Orocovis|PR|18.23|-66.39
Carrizozo|NM|33.64|-105.88
Ponca|NE|42.56|-96.71
Belmont|NY|42.22|-78.03
Cascade|ID|44.52|-116.04
Hardin|IL|39.16|-90.62
Fort Sumner|NM|34.47|-104.25
Walker|MN|47.10|-94.59
Independence|VA|36.62|-81.15
New Castle|KY|38.43|-85.17
Mifflintown|PA|40.57|-77.40
Chappell|NE|41.09|-102.47
Franklin|NE|40.10|-98.95
Wessington Springs|SD|44.08|-98.57
Osceola|MO|38.05|-93.70
White Sulphur Springs|MT|46.55|-110.90
Linden|TN|35.62|-87.84
Hiawassee|GA|34.95|-83.76
Wartburg|TN|36.10|-84.60
Centerville|TX|31.26|-95.98
Vega|TX|35.24|-102.43
Coldspring|TX|30.59|-95.13
Dixon|KY|37.52|-87.69
Talbotton|GA|32.68|-84.54
Philipsburg|MT|46.33|-113.29
Chester|MT|48.51|-110.97
Leakesville|MS|31.16|-88.56
Primghar|IA|43.09|-95.63
Alton|MO|36.69|-91.40
Bandera|TX|29.73|-99.07
Marshall|NC|35.80|-82.68
Cottonwood Falls|KS|38.37|-96.54
Woodstock|VT|43.62|-72.52
Kenansville|NC|34.96|-77.96
Decaturville|TN|35.58|-88.12
Aspermont|TX|33.13|-100.23
Warrenton|NC|36.40|-78.16
Crowell|TX|33.98|-99.72
Benton|MO|37.10|-89.56
Hayneville|AL|32.18|-86.58
Greenville|GA|33.03|-84.71
Goochland|VA|37.68|-77.89
Arco|ID|43.64|-113.30
Virginia City|NV|39.31|-119.65
Jetmore|KS|38.08|-99.89
Osceola|NE|41.18|-97.55
Rushville|NE|42.72|-102.46
Rankin|TX|31.22|-101.94
Lake City|MI|44.34|-85.22
Mankato|KS|39.79|-98.21
Lake Andes|SD|43.16|-98.54
Benkelman|NE|40.05|-101.53
Elizabeth|WV|39.06|-81.40
Superior|MT|47.19|-114.89
Schoharie|NY|42.67|-74.31
Cheyenne Wells|CO|38.82|-102.35
Sanderson|TX|30.14|-102.39
Van Buren|MO|37.00|-91.01
Columbia|NC|35.92|-76.25
West Union|WV|39.30|-80.78
Oshkosh|NE|41.40|-102.34
Atlanta|MI|45.00|-84.14
Pawnee City|NE|40.11|-96.15
Brownsville|KY|37.19|-86.27
Arapaho|OK|35.58|-98.96
Cheyenne|OK|35.61|-99.67
Ashland|KS|37.19|-99.77
Byrdstown|TN|36.57|-85.13
Dakota City|IA|42.72|-94.20
Grant City|MO|40.49|-94.41
Wedowee|AL|33.31|-85.48
Council|ID|44.73|-116.44
Mohall|ND|48.76|-101.51
Coldwater|KS|37.27|-99.33
Alma|KS|39.02|-96.29
Greensburg|KS|37.60|-99.29
Throckmorton|TX|33.18|-99.18
North Hero|VT|44.83|-73.27
Tribune|KS|38.47|-101.75
Mott|ND|46.37|-102.33
Middlebourne|WV|39.49|-80.90
Howard|SD|44.01|-97.53
McKee|KY|37.43|-84.00
Napoleon|ND|46.51|-99.77
Pineville|MO|36.59|-94.38
Shoals|IN|38.67|-86.79
Highmore|SD|44.52|-99.44
Siren|WI|45.79|-92.38
Oregon|MO|39.99|-95.14
Westmoreland|KS|39.39|-96.41
Saluda|VA|37.61|-76.59
Berkeley Springs|WV|39.62|-78.22
Fonda|NY|42.95|-74.38
Calhoun|KY|37.54|-87.26
Lake Pleasant|NY|43.47|-74.41
Sharon Springs|KS|38.90|-101.75
Wallace|ID|47.47|-115.93
Gainesville|MO|36.60|-92.43
Mertzon|TX|31.26|-100.82
Elizabethtown|NY|44.22|-73.59
Philip|SD|44.04|-101.67
Alma|WI|44.32|-91.91
Kiowa|CO|39.35|-104.46
Winton|NC|36.40|-76.93
Hindman|KY|37.34|-82.98
Faulkton|SD|45.03|-99.12
Hugo|CO|39.14|-103.47
Clay Center|NE|40.52|-98.06
Ashley|ND|46.03|-99.37
Lancaster|MO|40.52|-92.53
Central City|CO|39.80|-105.51
Plankinton|SD|43.72|-98.49
Convent|LA|30.02|-90.83
Steele|ND|46.85|-99.92
Kadoka|SD|43.83|-101.51
Hennepin|IL|41.25|-89.34
Dove Creek|CO|37.77|-108.91
Bardwell|KY|36.87|-89.01
Liberty|MS|31.16|-90.81
Newland|NC|36.09|-81.93
Armour|SD|43.32|-98.35
Wickliffe|KY|36.96|-89.09
Greensburg|LA|30.83|-90.67
Inez|KY|37.87|-82.54
Elwood|NE|40.59|-99.86
Fairplay|CO|39.22|-106.00
Condon|OR|45.23|-120.19
Mound City|KS|38.14|-94.81
Franklin|WV|38.64|-79.33
Hot Sulphur Springs|CO|40.07|-106.10
Silverton|TX|34.47|-101.30
Canyon City|OR|44.39|-118.95
Friendship|WI|43.97|-89.82
Upper Marlboro|MD|38.82|-76.75
Wibaux|MT|46.99|-104.19
Woonsocket|SD|44.05|-98.28
Onida|SD|44.71|-100.06
Gibson|GA|33.23|-82.60
Mora|NM|35.97|-105.33
Lakota|ND|48.04|-98.34
New Augusta|MS|31.20|-89.04
Napoleonville|LA|29.94|-91.02
Brooksville|KY|38.68|-84.07
Silverton|CO|37.81|-107.66
Selby|SD|45.51|-100.03
English|IN|38.33|-86.46
Sandy Hook|KY|38.09|-83.13
Golconda|IL|37.37|-88.49
Pineville|WV|37.58|-81.54
Center City|MN|45.39|-92.82
Alexandria|SD|43.65|-97.78
Howard|KS|37.47|-96.26
Roby|TX|32.74|-100.38
San Luis|CO|37.20|-105.42
Circle|MT|47.42|-105.59
Eureka|NV|39.51|-115.96
Bedford|KY|38.59|-85.32
Eads|CO|38.48|-102.78
Dubois|ID|44.18|-112.23
Camden|NC|36.33|-76.17
Robbinsville|NC|35.32|-83.81
Vienna|MO|38.19|-91.95
Terry|MT|46.79|-105.31
Hartville|MO|37.25|-92.51
Newton|GA|31.31|-84.34
Florence|WI|45.92|-88.25
Beaver City|NE|40.14|-99.83
Burke|SD|43.18|-99.29
Miami|TX|35.69|-100.64
Loa|UT|38.40|-111.64
Eminence|MO|37.15|-91.36
Walden|CO|40.73|-106.28
Matador|TX|34.01|-100.82
Carnesville|GA|34.37|-83.24
Danielsville|GA|34.12|-83.22
Westcliffe|CO|38.13|-105.47
Bridgeport|CA|38.26|-119.23
White River|SD|43.57|-100.75
Center|ND|47.12|-101.30
Towner|ND|48.35|-100.41
Irwinton|GA|32.81|-83.17
Trenton|NE|40.18|-101.01
Union|WV|37.59|-80.54
Bassett|NE|42.59|-99.54
Mathews|VA|37.44|-76.32
Blairsville|GA|34.88|-83.96
Mayersville|MS|32.90|-91.05
Sierra Blanca|TX|31.17|-105.36
Ivanhoe|MN|44.46|-96.25
Greeley|NE|41.55|-98.53
Grantsville|WV|38.92|-81.10
Wampsville|NY|43.08|-75.71
Mound City|IL|37.09|-89.16
Ashland|MS|34.83|-89.18
Arnett|OK|36.14|-99.77
Cathlamet|WA|46.20|-123.38
Frenchburg|KY|37.95|-83.63
Charlotte Court House|VA|37.06|-78.64
Dupree|SD|45.05|-101.60
Shelbyville|MO|39.81|-92.04
Lovingston|VA|37.76|-78.87
Forman|ND|46.11|-97.64
Crawfordville|GA|33.55|-82.90
Paris|ID|42.23|-111.40
Jayton|TX|33.25|-100.57
Mullen|NE|42.04|-101.04
Accomac|VA|37.72|-75.67
Hyde Park|VT|44.59|-72.62
Greenville|MO|37.13|-90.45
Newport|IN|39.88|-87.41
Broadus|MT|45.44|-105.41
Timber Lake|SD|45.43|-101.07
Jackson|NC|36.39|-77.42
Saguache|CO|38.09|-106.14
Idaho City|ID|43.83|-115.83
Fessenden|ND|47.65|-99.63
Harrisville|MI|44.66|-83.29
Nezperce|ID|46.23|-116.24
Clay|WV|38.46|-81.09
Nelson|NE|40.20|-98.07
Randolph|UT|41.67|-111.18
Hermitage|MO|37.94|-93.32
Murdo|SD|43.89|-100.71
Keytesville|MO|39.43|-92.94
Bakersville|NC|36.02|-82.16
Tionesta|PA|41.50|-79.46
Rockford|AL|32.89|-86.22
Jasper|AR|36.01|-93.19
Fossil|OR|45.00|-120.22
Leola|SD|45.72|-98.94
Floyd|VA|36.91|-80.32
Finley|ND|47.51|-97.84
Campton|KY|37.73|-83.55
Meadville|MS|31.47|-90.90
Leakey|TX|29.73|-99.76
Preston|GA|32.07|-84.54
Boydton|VA|36.67|-78.39
Galena|MO|36.81|-93.47
Bland|VA|37.10|-81.12
Cameron|LA|29.80|-93.33
Creede|CO|37.85|-106.93
Jordan|MT|47.32|-106.91
Cumberland|VA|37.50|-78.25
Montross|VA|38.10|-76.83
Fairfield|ID|43.35|-114.79
Columbia|LA|32.11|-92.08
Tierra Amarilla|NM|36.70|-106.55
Hayti|SD|44.66|-97.21
Stanford|MT|47.15|-110.22
Stanardsville|VA|38.30|-78.44
Leland|MI|45.02|-85.76
Bowbells|ND|48.80|-102.25
McClusky|ND|47.49|-100.44
Stanton|ND|47.32|-101.38
Lake City|CO|38.03|-107.32
Hayesville|NC|35.05|-83.82
Channing|TX|35.68|-102.33
Hyden|KY|37.16|-83.37
Mount Olivet|KY|38.53|-84.04
Ekalaka|MT|45.89|-104.55
Buffalo|SD|45.58|-103.55
Fincastle|VA|37.50|-79.88
Beulah|MI|44.63|-86.09
Bison|SD|45.52|-102.46
Kingston|MO|39.64|-94.04
Harrisonburg|LA|31.77|-91.82
Garden City|TX|31.86|-101.48
Palo Pinto|TX|32.77|-98.30
Manila|UT|40.99|-109.72
Arkansas City|AR|33.61|-91.21
Swanquarter|NC|35.41|-76.33
Taloga|OK|36.04|-98.96
Stapleton|NE|41.48|-100.51
Butte|NE|42.91|-98.85
Moro|OR|45.48|-120.73
Laporte|PA|41.42|-76.49
Montague|TX|33.66|-97.72
Hysham|MT|46.29|-107.23
Gatesville|NC|36.40|-76.75
Smithland|KY|37.14|-88.40
Carson|ND|46.42|-101.56
Elizabethtown|IL|37.45|-88.31
Trenton|NC|35.07|-77.35
Downieville|CA|39.56|-120.83
Reserve|NM|33.71|-108.76
Linneus|MO|39.88|-93.19
Goldfield|NV|37.71|-117.24
Benjamin|TX|33.58|-99.79
Paint Rock|TX|31.51|-99.92
Tilden|TX|28.46|-98.55
Kennebec|SD|43.90|-99.86
Sussex|VA|36.92|-77.28
Guildhall|VT|44.57|-71.56
Dickens|TX|33.62|-100.84
Hanover|VA|37.77|-77.37
King William|VA|37.69|-77.01
New Kent|VA|37.52|-76.98
Sarita|TX|27.22|-97.79
Harrison|NE|42.69|-103.88
Springview|NE|42.82|-99.75
Ryegate|MT|46.30|-109.26
Surry|VA|37.14|-76.84
Gail|TX|32.77|-101.45
Anderson|TX|30.49|-95.99
Lexington|GA|33.87|-83.11
Halifax|NC|36.33|-77.59
Minnewaukan|ND|48.07|-99.25
Madison|VA|38.38|-78.26
Hayes Center|NE|40.51|-101.02
Tuscumbia|MO|38.23|-92.46
Thedford|NE|41.98|-100.58
Pittsboro|MS|33.94|-89.34
Virginia City|MT|45.29|-111.95
Yorktown|VA|37.24|-76.51
Hyannis|NE|42.00|-101.76
Fort Yates|ND|46.09|-100.63
Centerville|MO|37.44|-90.96
Danbury|NC|36.41|-80.21
Junction|UT|38.24|-112.22
Carrollton|MS|33.51|-89.92
Winnett|MT|47.00|-108.35
Taylor|NE|41.77|-99.38
McIntosh|SD|45.92|-101.35
Eastville|VA|37.35|-75.95
Lunenburg|VA|36.96|-78.27
Guthrie|TX|33.62|-100.32
Tryon|NE|41.55|-100.96
New Castle|VA|37.50|-80.11
Bolivia|NC|34.07|-78.15
Heathsville|VA|37.92|-76.47
Walthall|MS|33.61|-89.28
Monterey|VA|38.41|-79.58
Charles City|VA|37.34|-77.07
Medora|ND|46.91|-103.52
Washington|VA|38.71|-78.16
Sheldon|ND|46.59|-97.49
Warm Springs|VA|38.05|-79.79
Arthur|NE|41.57|-101.69
Newfane|VT|42.99|-72.66
Bartlett|NE|41.89|-98.55
Palmyra|VA|37.86|-78.26
Harrisburg|NE|41.56|-103.74
Monticello|MO|40.12|-91.71
Gove|KS|38.96|-100.49
Murphy|ID|43.22|-116.55
Center|NE|42.61|-97.88
Mosquero|NM|35.78|-103.96
King and Queen Court House|VA|37.67|-76.88
Booneville|KY|37.48|-83.67
Manning|ND|47.23|-102.77
Olivet|SD|43.24|-97.68
Eagle River|MI|47.41|-88.30
Knoxville|GA|32.72|-84.00
Mound City|SD|45.73|-100.07
Conejos|CO|37.09|-106.02
Stockville|NE|40.53|-100.38
Amidon|ND|46.48|-103.32
Mentone|TX|31.71|-103.60
Brewster|NE|41.94|-99.86
Appling|GA|33.55|-82.32
Currituck|NC|36.45|-76.02
Buckingham|VA|37.55|-78.56
Chesterfield|VA|37.38|-77.51
Dinwiddie|VA|37.08|-77.59
Isle of Wight|VA|36.91|-76.71
Lancaster|VA|37.77|-76.47
Powhatan|VA|37.54|-77.92
Spotsylvania|VA|38.20|-77.59
North Haverhill|NH|44.09|-72.03
West Caldwell|NJ|40.85|-74.30
St Marys|GA|30.76|-81.57
Washington Street Courthouse Annex|AL|34.80|-86.97
Allenstown|NH|43.16|-71.40
`;
