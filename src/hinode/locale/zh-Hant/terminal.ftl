# 終端機自己的用語。玩家輸入的字在各語言都相同：指令與檔名。
#
# 問題的用語在 decisions.ftl。`help-KIND` 解說其規則，`.clause` 指出條文；由卡片、神明或優勢提出的問題由其自行說明。
# 回答由粗到細分步說出：`step-…` 及其屬性。

## 入座

welcome = 你扮演{ $clan }，對手是{ $others }。隨機種子{ $seed }：相同的種子會產生相同的開局。
welcome-back = 你繼續扮演{ $clan }，對手是{ $others }。
hint = 用數字或文字回答。其他指令：help、board、log、cards、gift、offer、deals、undo、save、language、quit。輸入「help」可查看問題的說明。
opponent-random = 隨機
    .gist = 任選合法的行動
opponent-easy = { level-easy }
    .gist = 行動合理，但沒有計畫
opponent-greedy = { level-greedy }
    .gist = 只取眼前最好的
opponent-planner = { level-planner }
    .gist = 會多想幾步再行動
opponent-master = { level-master }
    .gist = 從數千場遊戲中學習
character-plain = { style-plain }
    .gist = 沒有特別的偏好
character-loyal = { style-loyal }
    .gist = 與盟友站在一起
character-merchant = { style-merchant }
    .gist = 錢幣、採收與季節卡
character-warlord = { style-warlord }
    .gist = 單位與戰爭
character-monk = { style-monk }
    .gist = 神殿與榮耀
character-opportunist = { style-opportunist }
    .gist = 誰給好處就跟誰
character-trickster = { style-trickster }
    .gist = 提議結盟卻無意遵守
introduced = { subject }：{ $bot }
introduced-level = { subject }：{ $level }（{ $gist }）
introduced-style = { subject }：{ $level }、{ $style }（{ $gist }）

## 問題

help-tea = 結盟只在兩個氏族之間，到下次茶會為止，除非因背叛而瓦解。盟友共享彼此政策行動的額外獎勵，地區內只有雙方時不開戰。你可以向數個氏族提議，有人接受即成立。結束協商之後，只有在別人向你提議時才會再問你。也可以不結盟。任何承諾都沒有約束力。
    .clause = TEA-2 TEA-4 TEA-6
help-mandate = 你察看最上方四張板塊並選一張；其餘三張放回最上方，下一位會看到它們和另一張。所有氏族都執行這項政策行動（背叛除外），你最後執行（訓練則最先）；只有你和盟友享有額外獎勵。招募：在堡壘召喚單位（額外獎勵：多一個）。調度：移動單位（額外獎勵：花3枚錢幣建造堡壘）。訓練：取得一張季節卡（額外獎勵：少付1枚錢幣）。採收：各得1枚錢幣（額外獎勵：你領先地區的採收獎勵）。背叛：只有你行動；若有盟友，結盟瓦解且你失去榮耀；最多可從兩個氏族各換掉一個單位，換成你預備區中同類型的單位。
    .clause = POL-3 POL-5 POL-6
help-recruit = 你在地圖上每有一座堡壘，就從預備區召喚一個單位到該地區；享有額外獎勵時可在任一座再多一個。信徒可以改為直接前往神殿：每個神明回合，戰力最高的氏族獲得該神明的恩賜。蜻蜓可召喚到任何地區。
    .clause = REC-1 REC-2 REC-5
help-marshal = 你在地圖上的每個單位可以移動一次，越過邊界或沿著航線。享有額外獎勵時還可以花3枚錢幣在任一地區建造一座堡壘（盆栽付1枚）。蜻蜓可移動到任何地區；玄武也能移動堡壘。神殿中的單位留在原處。
    .clause = MAR-1 MAR-2 MAR-3
help-train = 用錢幣取得一張卡，立即生效並歸你所有。只列出你付得起的卡。相同的卡效果累加。魔物會出現在有你堡壘的地區（蜻蜓可在任何地區）。「cards」列出所有展示中的卡。
    .clause = TRA-2 TRA-4 TRA-5
help-betray = 地圖上最多兩個分屬不同氏族的單位，由你預備區中同類型的單位替換：武士換武士，信徒換信徒，任一魔物換魔物。被替換的單位不算被擊殺，返回所屬玩家的預備區。大名、堡壘與神殿中的單位不受影響。
    .clause = BET-2 BET-3 BET-5
help-place = 這是放置，不是召喚：不會觸發「召喚之後」的效果。
    .clause = FIG-3 KUB-2
help-bid = 輸入四個數字：切腹、綁架人質、雇用浪人、帝國美詩。參戰者秘密下注後一起揭曉；每項優勢由下注最高者贏得，平手由榮耀較高者勝出。切腹：此地你的單位全數切腹，每個得1分並提升一次榮耀。綁架人質：帶走另一氏族的一個單位，並偷走1分。雇用浪人：每個浪人標記1點戰力。帝國美詩：這場戰鬥每有一個單位被擊殺得1分。你若獲勝，下注的錢幣由敗者分得；若戰敗，下注全部失去。只輸入「0」表示不下注。
    .clause = BAT-3 BAT-4 BAT-13
help-hostage = 不能綁走大名、神明與堡壘。返還人質時你獲得1枚錢幣。
    .clause = BAT-8
help-share = 你下注的錢幣由敗者均分。剩下的零頭由你分配，每個敗者最多多得一枚。
    .clause = BAT-13
help-order = 榮耀最高的氏族先選最先或最後，再由次高者選，依此類推。
    .clause = HON-5
help-sequence = 每個效果都會執行，一個接一個；前一個造成的改變會影響下一個。
    .clause = HON-5
clauses = 規則：{ $clauses }
terms = 「help」可以說明的用語：{ $terms }。

## 回答

step-done = 完成：不再繼續
step-ready = 結束茶會協商
step-lay = 蓋牌打出{ $tile }
    .announce = 並宣布{ $announce }
step-summon = 召喚{ $piece }
    .in = 到{ $province }
    .stay = 並留在那裡
    .shrine = 再前往{ $shrine }神殿
step-move = { $piece }離開{ $from }
    .to = 前往{ $to }
step-shift = { $piece }離開{ $from }神殿
    .to = 前往{ $to }神殿
step-build = 建造堡壘
    .in = （{ $province }）
step-replace = 在{ $place }替換{ owner-figure }
    .by = （換成{ a-with-figure }）
step-place = 放置{ $piece }
    .in = （{ $place }）
step-bid = 下注：{ $bid }
step-capture = 綁走{ owner-figure }
step-kill = 擊殺{ owner-figure }
    .in = （{ $province }）
steps-joined = { $steps }{ $next }
step-from-reserve = { $step }（預備區有{ $count }個）
step-from-here = { $step }（那裡有{ $count }個）
tiles-alike = { $tile }（四張板塊中有{ $count }張）
gist-recruit = 所有人在堡壘召喚單位；你和盟友多一個
gist-marshal = 所有人移動單位；你和盟友可以建造堡壘
gist-train = 所有人可取得一張卡，由你最先；你和盟友少付1枚錢幣
gist-harvest = 所有人獲得1枚錢幣；你和盟友另得各自領先地區的採收獎勵
gist-betray = 若有盟友則結盟瓦解；最多可從兩個氏族各換掉一個單位
explained = { $name }：{ $text }
offered-card = { $card }（{ amount-coins }，{ $type }）：{ $does }
bid-line = 你有{ amount-coins }。依{ $advantages }的順序輸入四個數字，或輸入0表示不下注。
go-back = 返回

## 發生的事

what-happened = 發生的事
repeated = { $sentence }（×{ $count }）
spoken = { $sentence }：「{ $reason }」
spoken-by = { $sentence }。{ subject }：「{ $reason }」
undone = 已復原。
numbered = { $number }. { $text }
marked = { $text }（{ $mark }）
open-offers = 等待回覆的提案
open-offer = { $offer }。有效期限：{ $until }
no-deals-yet = 還沒有提案，也沒有交易。輸入「offer」可查看如何提案。
offers-wait = 有{ $count }筆提案等待你回覆：輸入「deals」可查看編號，再輸入「accept 1」或「decline 1」。
saved = 已存到{ $path }。用「hinode play --resume { $path } --clan { $clan }」可繼續玩，用「hinode replay { $path }」可逐步重看。
after-game = 「save 檔名」可儲存這場遊戲；「board」「log」「cards」仍可使用。按Enter離開。
farewell = 再見，這場遊戲尚未結束。
language-now = 從現在起使用繁體中文。

## 看不懂或做不到

no-number = 沒有第{ $number }個選項：請輸入{ $low }到{ $high }的數字，或「help」。
no-words = 這裡沒有「{ $text }」：請輸入數字或選項中的文字，或「help」。
many-fit = 「{ $text }」符合不只一個選項：{ $options }。請再說清楚一點。
many-more = { $first }以及另外{ $count }個
no-answer = 請輸入選項的數字，或「help」。
four-numbers = 請輸入四個數字，例如「1 0 2 0」，或輸入0表示不下注。
too-much = 總共是{ $total }枚錢幣，而你只有{ $coins }枚。
gift-form = 請這樣輸入：「gift 氏族 錢幣 浪人」，例如「gift 水蓮 2 0」。氏族：{ $clans }。
offer-form = 請這樣輸入：「offer 氏族 give 條件 ask 條件」，例如「offer 水蓮 give 2 coins ask stay out 江戶」。條件之間用逗號分隔。可加上「secret」，或「until mandate」「until turn」「until season」。條件：{ $terms }。
offer-clan = 這場遊戲沒有其他名為「{ $text }」的氏族。氏族：{ $clans }。
offer-term = 「{ $text }」不是條件。條件：{ $terms }。
offer-no-name = 「{ $term }」裡的「{ $text }」不是名稱。可用的有：{ $names }。
offer-many-names = 「{ $term }」裡的「{ $text }」符合不只一個名稱：{ $names }。
offer-until = 「until」之後不能是「{ $text }」。可用的有：{ $choices }。
no-offer = 沒有第{ $number }筆提案。輸入「deals」可查看等待回覆的提案（共{ $count }筆）。
no-deal = 沒有第{ $number }筆交易。輸入「deals」可查看承諾紀錄（共{ $count }筆）。
save-form = 請這樣輸入：「save 檔名」
not-saved = 無法寫入「{ $path }」：{ $reason }
no-card = 沒有名為「{ $text }」的卡片。
no-term = 沒有「{ $text }」這個用語。用語：{ $terms }。
language-form = 請這樣輸入：「language 語言」，例如「language en」。可用的有：{ $languages }。
no-undo = 沒有可以復原的決定：之後已有人行動，或已揭露隱藏資訊。

## 指令：`.form` 是要輸入的字

command-number = 選擇該選項；也可輸入選項中的文字（「武士 江戶 京都」）
    .form = 1、2、3……
command-zero = 結束或拒絕；在第二層清單則返回
    .form = 0
command-help = 說明目前的問題，或一個用語（例如「預備區」）
    .form = help [用語]
command-undo = 復原你上一個決定（限之後沒有人行動、也沒有揭露隱藏資訊時）
    .form = undo
command-board = 顯示整個圖板
    .form = board
command-log = 顯示最近發生的事（30行，或指定行數）
    .form = log [行數]
command-cards = 說明可取得與各家擁有的卡片，或某一張卡的詳情
    .form = cards [卡名]
command-gift = 送出錢幣與浪人（茶會與政策階段）
    .form = gift 氏族 錢幣 浪人
command-offer = 向其他氏族提出交易；只輸入「offer」會列出所有條件
    .form = offer 氏族 give 條件 ask 條件
command-deals = 列出等待回覆的提案，以及所有交易與承諾
    .form = deals
command-accept = 依清單中的編號回覆提案；「counter 編號 give 條件 ask 條件」可提出反提案，「withdraw 編號」可撤回你自己的提案
    .form = accept 編號、decline 編號
command-reveal = 向所有人公開該編號的秘密交易
    .form = reveal 編號
command-save = 把目前為止的遊戲存成檔案，之後可以繼續玩或重看
    .form = save 檔名
command-language = 換一種語言繼續：「en」或「zh-Hant」
    .form = language 語言
command-quit = 離開
    .form = quit

## 圖板

where-mandate = { $where }，第{ $turn }項政策行動（共7項）
column-clan = 氏族
column-province = 地區
column-war = 戰爭
column-present = 戰力與棋子（*領先）
column-ways = 相鄰（~航線）
present = { $clan }{ $force }：{ $pieces }
own-clan = { $clan }（你）
here-kami = 神明{ $kami }（{ $owner }）
nobodys = 無人控制
no-pieces = 沒有棋子
slot-laid = { $turn } { $clan }{ $tile }
slot-face-down = { $turn } { $clan }{ $tile }（面朝下）
slot-kami = 神明
slot-war = 戰爭
no-wars = 本季沒有
gift-of-amaterasu = 升到榮耀第1位
gift-of-fujin = 最多移動2次
gift-of-hachiman = 2名浪人
gift-of-raijin = 在任一地區召喚一名武士
gift-of-ryujin = 以原價取得一張卡
gift-of-susanoo = 每座堡壘1分
gift-of-tsukuyomi = 2枚錢幣
shrine-line = { $kami }（{ $gift }）：{ $worshippers }
shrine-empty = 沒有人
worshippers = { $clan }{ $pieces }
display = 季節卡（價格）
priced = { $card }（{ $price }）
no-display = 沒有卡片
held-cards = { $clan }：季節卡
held-tokens = { $clan }：戰爭地區標記
held-hostages = { $clan }：人質
held-token = { $season }{ $province }
held-hostage = { $clan }{ $figure }
own-tiles = 你的板塊
own-deck = 政策板塊堆
board-now = 現在
deck-size = { $size }張
deck-top = 已知最上方幾張中有{ $tiles }
deck-down = 你蓋牌打出了{ $tiles }
deck-known = { $known }；{ $more }
bids-from = 下注：{ $advantage }

## 卡片

column-card = 卡片
column-cost = 價格
column-type = 種類
column-effect = 作用
cards-on-display = 可取得的季節卡（卡面價格）
cards-of = { the-clan }的季節卡

## 終局

scores = 勝利分數的來源
scores-start = 開始時
victory-of = 勝利：{ $winners }
victory-yours = 你獲勝了！
victory-shared = 你與{ $others }共享勝利！
victory-theirs = 你是{ $players }人中的第{ $place }名。獲勝：{ $winners }。

## 重播

cli-replay-start = 遊戲開始（共{ $total }步）
cli-replay-step = 第{ $number }步（共{ $total }步）：{ $clan }：{ $answer }
cli-replay-end = 這是遊戲紀錄的最後一步。
cli-replay-hint = Enter：下一步。數字：到該處。「b」後退，「board」圖板，「end」結尾，「language 語言」換語言，「q」離開。
cli-replay-range = 步數從0到{ $total }：請輸入其中一個數字，或Enter、「b」「board」「end」「language」「q」。

## 遊戲分析

analysis-at-step = 第{ $number }步：{ $text }
